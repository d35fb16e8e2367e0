import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');

const journeys = `
  import { expect, test } from '@playwright/test';
  test('at once', () => undefined);
  test('lost the race', () => expect(test.info().retry).toBe(1));
  test('lost another race', () => expect(test.info().retry).toBe(1));`;

async function run(allowed: number): Promise<{ exitCode: number; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-journeys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const reporter = join(repository, 'scripts/checks/second-tries.ts');
  const config = { retries: 1, reporter: [[reporter, { allowed }], ['list']] };
  await writeFile(
    join(folder, 'playwright.config.mjs'),
    `export default ${JSON.stringify(config)};`,
  );
  await writeFile(join(folder, 'journeys.spec.mjs'), journeys);
  const program = join(repository, 'node_modules/@playwright/test/cli.js');
  return new Promise((done) => {
    const child = execFile(process.execPath, [program, 'test'], { cwd: folder }, (_, said) =>
      done({ exitCode: child.exitCode ?? -1, said }),
    );
  });
}

test('names the journeys that needed a second try, before the closing line', async () => {
  const { exitCode, said } = await run(2);
  expect(said).toMatch(/second try: 2, allowed 2[.]\n.* lost the race\n.* lost another race\n/);
  expect(said.trimEnd()).toMatch(/1 passed \([^)]+\)$/);
  expect(exitCode).toBe(0);
});

test('fails the run if more journeys than allowed needed a second try', async () => {
  const { exitCode, said } = await run(1);
  expect(said).toContain('Too many needed a second try');
  expect(said.trimEnd()).toMatch(/1 passed \([^)]+\)$/);
  expect(exitCode).toBe(1);
});
