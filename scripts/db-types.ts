/**
 * Writes the database types from the migrations. With --check it fails if they are out of date.
 * It starts its own empty PostgreSQL, so the result does not depend on a developer's database.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startEmbeddedPostgres } from '../apps/server/test/database/embedded-postgres.ts';
import { repository, runProgram } from './shop-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'dalan-db-types-'));
const postgres = await startEmbeddedPostgres({ folder, port: await freePort() });
try {
  await postgres.createDatabase('dalan');
  const url = postgres.url('dalan');
  await runProgram('apps/server/src/db-migrate.ts', { DATABASE_URL: url });
  const verify = process.argv.includes('--check') ? ['--verify'] : [];
  const { status } = spawnSync(
    join(repository, 'node_modules/.bin/kysely-codegen'),
    ['--url', url, ...verify],
    { cwd: join(repository, 'apps/server'), stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
