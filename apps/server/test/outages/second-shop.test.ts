import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { hasProgram, runScript } from '../processes/back-ups.ts';

test('a first installation does not take the database of another shop', async (context) => {
  if (!hasProgram('psql')) context.skip('psql is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'dalan-second-'));
  const SUPERUSER_DATABASE_URL = inject('postgresAdminUrl');
  const DATABASE_NAME = new URL(SUPERUSER_DATABASE_URL).pathname.slice(1);
  const { exitCode, err } = await runScript('install-debian.sh', ['--plain', folder], {
    ...{ SUPERUSER_DATABASE_URL, DATABASE_NAME, PORTS: '4391' },
  });
  expect(exitCode).toBe(1);
  expect(err).toContain(`There is a database ${DATABASE_NAME}`);
  expect(err).toContain('add --take-over');
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
