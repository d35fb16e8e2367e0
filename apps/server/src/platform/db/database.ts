import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './schema.generated.ts';
import { discardingSilent } from './silent-connections.ts';

export type Db = Kysely<DB>;

export type DatabaseOptions = {
  url: string;
  poolSize: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  connectTimeoutMs: number;
  /** Told of connections that PostgreSQL cut while they were idle. */
  onConnectionLost: (error: Error) => void;
};

/** A hot statement by name: parsed and planned once a connection, whatever its length. */
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

/** PostgreSQL ends a statement itself; where not even that is heard, the line is dead. */
const SILENCE_MS = 1_000;

/** Counts and sums fit a number by far; as text they would be added like words. */
const parsers = new pg.TypeOverrides();
parsers.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs,
    query_timeout: options.statementTimeoutMs + SILENCE_MS,
    lock_timeout: options.lockTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs * 2,
    application_name: 'dalan',
    types: parsers,
  });
  // Without these two listeners a restart of PostgreSQL kills the process.
  pool.on('error', options.onConnectionLost);
  pool.on('connect', (client) => client.on('error', options.onConnectionLost));

  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: discardingSilent(pool) }),
    plugins: [new CamelCasePlugin()],
  });
  return {
    db,
    runPrepared: async <Row>(statement: PreparedStatement, values: readonly unknown[]) => {
      const { rows } = await pool.query({ ...statement, values: [...values] });
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
