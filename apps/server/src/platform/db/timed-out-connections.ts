import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { tracedStatement } from './traced-statement.ts';

/**
 * Kysely returns every connection to the pool. One that timed out would block its next user, so it
 * is discarded without a rollback.
 */
export function discardTimedOut(
  pool: pg.Pool,
  { isEveryStatementPrepared = false }: { isEveryStatementPrepared?: boolean } = {},
): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `statement-${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      let timeout: Error | undefined;
      const query = async (text: string, values: readonly unknown[]) => {
        if (timeout !== undefined) throw timeout;
        try {
          // A text without values may be several statements, which cannot be prepared.
          const isPrepared = isEveryStatementPrepared && values.length > 0;
          const name = isPrepared ? { name: nameOf(text) } : {};
          return await tracedStatement({ text }, () =>
            client.query({ ...name, text, values: [...values] }),
          );
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
