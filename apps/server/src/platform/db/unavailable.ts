import pg from 'pg';
import { UnreachableDatabase } from './unreachable.ts';

/**
 * SQLSTATEs that mean "not now": connection, resources, operator, timeouts, locks, and a read-only
 * database that is still being restored or promoted.
 */
const TEMPORARY = /^(?:08|53|57)|^(?:55P03|25P03|25006|40001|40P01)$/;
/** Driver errors without a code: no connection available, or one that broke or timed out. */
const DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT']);

/** True if the database is down, busy, locked or cannot be connected to: a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof UnreachableDatabase) return true;
  if (error instanceof pg.DatabaseError) return TEMPORARY.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  if ('code' in error && NETWORK.has(String(error.code))) return true;
  return DRIVER.test(error.message);
}
