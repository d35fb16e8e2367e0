import pg from 'pg';

/**
 * Loaded before the server by the drills' self-test: its pools ignore listeners for errors, and for
 * new connections, because the server would add error listeners there too.
 */
const { on } = pg.Pool.prototype;
pg.Pool.prototype.on = function (this: pg.Pool, event: string, listener: () => void) {
  return ['error', 'connect'].includes(event) ? this : on.call(this, event as 'release', listener);
};

// The process still dies of the error, only with a shorter message.
process.once('uncaughtException', ({ message }) => {
  console.error(`  uncaught: ${message}`);
  process.exit(1);
});
