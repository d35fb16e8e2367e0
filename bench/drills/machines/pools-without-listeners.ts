import pg from 'pg';

/**
 * The drills' self-test loads this before the server. Its pools then ignore listeners for errors,
 * and for new connections, because the server would add error listeners there too.
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
