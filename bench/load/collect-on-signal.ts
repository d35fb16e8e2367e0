/** Loaded into a server whose memory is measured. The signal triggers a garbage collection. */
process.on('SIGUSR2', () => {
  globalThis.gc?.();
});
