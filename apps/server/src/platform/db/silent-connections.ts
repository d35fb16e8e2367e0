import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/**
 * Kysely gives a connection back whatever happened on it. One whose last answer never came would
 * hold up everybody who gets it next, so it goes instead, and its rollback waits for nothing.
 */
export function discardingSilent(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      let silence: Error | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        if (silence !== undefined) throw silence;
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          if (isSilence(error)) silence = error;
          throw error;
        }
      };
      return {
        // Its other form, for cursors, is not in use.
        query: query as unknown as PostgresPoolClient['query'],
        release: (isDiscarded = false) => client.release(isDiscarded || silence !== undefined),
      };
    },
    end: () => pool.end(),
  };
}

function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout';
}
