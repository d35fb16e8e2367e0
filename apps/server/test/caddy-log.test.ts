import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from './embedded-postgres.ts';

const CADDYFILE = resolve(import.meta.dirname, '../../../deploy/Caddyfile');
const COMMAND = 'caddy';
const hasCaddy = spawnSync(COMMAND, ['version']).status === 0;

type Line = { logger?: string; request?: Record<string, unknown> };

/** The shop's Caddy before servers that are not there: whatever it is asked, it logs a failure. */
async function startCaddy() {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-caddy-'));
  const file = join(folder, 'Caddyfile');
  const caddyfile = await readFile(CADDYFILE, 'utf8');
  await writeFile(file, caddyfile.replace(/^\{$/m, '{\n\tadmin off'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const servers = `127.0.0.1:${await freePort()}`;
  const caddy = spawn(COMMAND, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, SHOP_DOMAIN: origin, SHOP_SERVERS: servers },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  onTestFinished(async () => {
    caddy.kill();
    await once(caddy, 'close');
    await rm(folder, { recursive: true, force: true });
  });
  const linesOf = () => {
    const lines = log.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
    return lines.map((line) => JSON.parse(line) as Line);
  };
  return { origin, log: () => log, linesOf };
}

test.runIf(hasCaddy)(
  'Caddy writes down the network of a visitor, and neither address, query nor headers',
  async () => {
    const caddy = await startCaddy();
    const headers = { cookie: 'dalan_session=secret', 'x-forwarded-for': '203.0.113.77' };
    const answer = await vi.waitUntil(
      () => fetch(`${caddy.origin}/api/users?q=asha`, { headers }).catch(() => undefined),
      { timeout: 20_000 },
    );
    expect(answer.status).toBe(503);
    await vi.waitUntil(() => caddy.linesOf().some(({ request }) => request), { timeout: 20_000 });
    const lines = caddy.linesOf().filter(({ request }) => request);
    for (const { request } of lines) {
      expect(request).toMatchObject({ remote_ip: '127.0.0.0', uri: '/api/users?' });
    }
    expect(caddy.log()).not.toMatch(/secret|203\.0\.113|asha/);
  },
);
