import pg from 'pg';

/**
 * Loaded before the server, for the drills' own test: its pools no longer take listeners, neither
 * for errors nor for new connections, on which it would listen for errors too.
 */
const { on } = pg.Pool.prototype;
pg.Pool.prototype.on = function (this: pg.Pool, event: string, listener: () => void) {
  return ['error', 'connect'].includes(event) ? this : on.call(this, event as 'release', listener);
};

// It dies of the error all the same, only with fewer words.
process.once('uncaughtException', ({ message }) => {
  console.error(`  uncaught: ${message}`);
  process.exit(1);
});
