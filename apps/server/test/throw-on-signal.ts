/** Loaded into a process by a test: errors that nobody catches, as a broken parser would raise them. */
process.on('SIGUSR2', () => {
  throw new Error('planted: thrown in an event');
});
process.on('SIGHUP', () => {
  void Promise.reject(new Error('planted: a promise that nobody waits for'));
});
