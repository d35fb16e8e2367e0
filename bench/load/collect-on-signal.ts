/** Loaded into a server whose memory is measured: a signal triggers a garbage collection. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
});
