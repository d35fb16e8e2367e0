import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoAdmin, demoCustomer } from '../fixtures/people/people.ts';

const PORT = '4399';
const origin = `http://localhost:${PORT}`;
const repository = resolve(import.meta.dirname, '../..');

/** Waits for the lines that `npm run demo` prints when the shop is open. */
function untilOpen(demo: ChildProcess): Promise<string> {
  return new Promise((open, fail) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Press Ctrl+C')) open(said);
    };
    demo.stdout?.on('data', listen);
    demo.stderr?.on('data', listen);
    demo.once('exit', (code) => {
      fail(new Error(`the demo ended with ${String(code)}:\n${said}`));
    });
  });
}

test('a newcomer clones the shop, types two commands and has it open', async ({ page }) => {
  test.setTimeout(15 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'dalan-clone-'));
  // If root runs the demo, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(folder, 0o755);
  const clone = join(folder, 'dalan');
  execFileSync('git', ['clone', '--quiet', repository, clone]);
  execFileSync('npm', ['ci', '--prefer-offline', '--loglevel=error'], { cwd: clone });
  // Without DATABASE_URL the demo must start its own database.
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...env } = process.env;
  const demo = spawn('npm', ['run', 'demo', '--', '--empty'], {
    cwd: clone,
    env: { ...env, PORT },
    detached: true,
  });
  try {
    const said = await untilOpen(demo);
    expect(said).toContain(`${origin}/`);
    for (const person of [demoCustomer, demoAdmin]) {
      expect(said).toContain(person.email);
      expect(said).toContain(person.password);
    }

    await page.goto(origin);
    await expect(page.getByRole('heading', { name: 'Our Premium Collection' })).toBeVisible();
    const customer = await page.request.post(`${origin}/api/login`, { data: demoCustomer });
    expect(customer.status()).toBe(200);
    const { email: username, password } = demoAdmin;
    const admin = await page.request.post(`${origin}/api/admin/login`, {
      data: { username, password },
    });
    expect(admin.status()).toBe(200);
  } finally {
    if (demo.pid !== undefined && demo.exitCode === null) {
      process.kill(-demo.pid, 'SIGINT');
      await once(demo, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
});
