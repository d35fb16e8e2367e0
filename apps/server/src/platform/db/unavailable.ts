import pg from 'pg';

/**
 * Classes of SQLSTATE that mean "not now": connection, resources, operator, timeouts, locks, and a
 * database that only reads because it is still being restored or promoted.
 */
const TEMPORARY = /^(?:08|53|57)|^(?:55P03|25P03|25006|40001|40P01)$/;
/** What the driver says without a code: no connection to be had, or one that broke or fell silent. */
const DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);

/** True where the database is away, busy or locked: the same request may well pass in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return TEMPORARY.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if ('code' in error && NETWORK.has(String(error.code))) return true;
  return DRIVER.test(error.message);
}
