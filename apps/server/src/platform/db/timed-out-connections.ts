import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * Kysely returns every connection to the pool. One that timed out would block its next user, so it
 * is discarded without a rollback.
 */
export function discardTimedOut(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      let timeout: Error | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        if (timeout !== undefined) throw timeout;
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          if (isReadTimeout(error)) timeout = error;
          throw error;
        }
      };
      return {
        // The overload for cursors is unused.
        query: query as unknown as PostgresPoolClient['query'],
        release: (isDiscarded = false) => client.release(isDiscarded || timeout !== undefined),
      };
    },
    end: () => pool.end(),
  };
}

function isReadTimeout(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
