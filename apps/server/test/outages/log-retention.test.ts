import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../processes/run-program.ts';

const machine = resolve(import.meta.dirname, '../../../../deploy/debian-machine.sh');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dalan-journal-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the installer's step on a folder of its own. Returns the calls of systemctl. */
async function keepLogs(): Promise<string> {
  const script = `set -euo pipefail; systemctl() { echo "$*"; }; source "${machine}"; keep_logs "${folder}/conf.d"`;
  const { exitCode, out, err } = await run('bash', ['-c', script], { PATH: process.env['PATH'] });
  expect(exitCode, err).toBe(0);
  return out.trim();
}

const DAYS = { day: 1, week: 7 };

function daysOf(text: string, setting: string): number {
  const [, count, unit] = new RegExp(`^${setting}=(\\d+)(day|week)$`, 'm').exec(text) ?? [];
  return Number(count) * DAYS[unit as keyof typeof DAYS];
}

test('the installer keeps every line of the journal for at least 180 days', async () => {
  expect(await keepLogs()).toBe('restart systemd-journald');
  const text = await readFile(join(folder, 'conf.d/dalan.conf'), 'utf8');
  expect(text).toMatch(/^Storage=persistent$/m);
  // A file is deleted with its first line, so its last line is younger by the span of the file.
  expect(daysOf(text, 'MaxRetentionSec') - daysOf(text, 'MaxFileSec')).toBeGreaterThanOrEqual(180);
});

test('journald restarts only after a change, and the operator’s own file stays', async () => {
  const own = join(folder, 'conf.d/own.conf');
  await writeFile(own, '[Journal]\nSystemMaxUse=50G\n');
  expect(await keepLogs()).toBe('');
  expect(await readFile(own, 'utf8')).toContain('50G');
});
