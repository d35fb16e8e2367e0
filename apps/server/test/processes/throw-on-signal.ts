/** Preloaded into a process: raises uncaught errors, as a broken parser would. */
process.on('SIGUSR2', () => {
  throw new Error('planted: thrown in an event');
});
process.on('SIGHUP', () => {
  void Promise.reject(new Error('planted: unhandled rejection'));
});
