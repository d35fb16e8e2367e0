import pg from 'pg';
import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './schema.generated.ts';

declare const inTransactionBrand: unique symbol;

/**
 * A handle inside a transaction. The brand keeps the pool from being passed where a `Tx` is
 * required.
 */
export type Tx = Transaction<DB> & { readonly [inTransactionBrand]: true };

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_TRIES = 5;

/** The only place that begins and commits. Retries serialization failures and deadlocks. */
export async function inTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => work(tx as Tx));
    } catch (error) {
      if (attempt === MAX_TRIES || !isWorthRetrying(error)) throw error;
    }
  }
}

function isWorthRetrying(error: unknown): boolean {
  return hasSqlState(error, SERIALIZATION_FAILURE) || hasSqlState(error, DEADLOCK_DETECTED);
}

/** Name of the constraint that a write violated. Constraint names are sentences. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

function hasSqlState(error: unknown, state: string): boolean {
  return error instanceof pg.DatabaseError && error.code === state;
}
