import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { ExplainingClient } from './explaining-client.ts';
import type { DB } from './schema.generated.ts';
import { discardTimedOut } from './timed-out-connections.ts';
import { tracedStatement } from './traced-statement.ts';

export type Db = Kysely<DB>;

export type DatabaseOptions = {
  /** Or what was read of it before. */
  url: string | pg.ClientConfig;
  poolSize: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  connectTimeoutMs: number;
  /**
   * A pooler in transaction mode gives each transaction another connection: nothing may be kept on one.
   * PostgreSQL's own timeouts are then those of the role.
   */
  isPooled?: boolean;
  /**
   * For a program that runs the same few statements thousands of times: each is parsed and planned
   * once per connection.
   */
  isEveryStatementPrepared?: boolean;
  /** Called when PostgreSQL closes an idle connection. */
  onConnectionLost: (error: Error) => void;
};

export type DatabaseSettings = {
  databaseUrl: string;
  isDatabasePooled: boolean;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  connectTimeoutMs: number;
};

/**
 * What every program and thread opens the database of the settings with. Reads the files of certificates:
 * call it at the start, because later they may be gone.
 */
export function databaseOptions(config: DatabaseSettings) {
  return {
    url: parseIntoClientConfig(config.databaseUrl),
    isPooled: config.isDatabasePooled,
    statementTimeoutMs: config.statementTimeoutMs,
    lockTimeoutMs: config.lockTimeoutMs,
    connectTimeoutMs: config.connectTimeoutMs,
  };
}

/** A frequent statement with a name: parsed and planned once per connection. */
export type PreparedStatement = { name: string; text: string };
export type RunPrepared = <Row>(
  statement: PreparedStatement,
  values: readonly unknown[],
) => Promise<Row[]>;

export type Database = {
  db: Db;
  runPrepared: RunPrepared;
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
};

/**
 * PostgreSQL cancels a statement at its timeout. Without an answer by then, the connection is dead.
 */
const ANSWER_GRACE_MS = 1_000;

/** Counts and sums fit a number. The driver's default is text, and `+` would concatenate it. */
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(pg.types.builtins.INT8, Number);
// The driver's default is midnight in the process's time zone.
parsers.setTypeParser(pg.types.builtins.DATE, (day) => day);

export function openDatabase(options: DatabaseOptions): Database {
  const { url } = options;
  const pool = new pg.Pool({
    Client: ExplainingClient,
    // A copy, because the pool hides the keys of what it gets.
    ...(typeof url === 'string' ? parseIntoClientConfig(url) : structuredClone(url)),
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    query_timeout: options.statementTimeoutMs + ANSWER_GRACE_MS,
    // A pooler refuses connections that begin with these.
    ...(options.isPooled !== true && {
      statement_timeout: options.statementTimeoutMs,
      lock_timeout: options.lockTimeoutMs,
      idle_in_transaction_session_timeout: options.statementTimeoutMs * 2,
    }),
    application_name: 'dalan',
    types: parsers,
  });
  // Without these two listeners a restart of PostgreSQL crashes the process.
  pool.on('error', options.onConnectionLost);
  pool.on('connect', (client) => client.on('error', options.onConnectionLost));

  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: discardTimedOut(pool, options) }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    db,
    runPrepared: async <Row>(statement: PreparedStatement, values: readonly unknown[]) => {
      const asked = options.isPooled === true ? { text: statement.text } : statement;
      const { rows } = await tracedStatement(statement, () =>
        pool.query({ ...asked, values: [...values] }),
      );
      return rows as Row[];
    },
    isReady: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => db.destroy(),
  };
}
