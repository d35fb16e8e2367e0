import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../database/embedded-postgres.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../../deploy');
const COMMAND = 'caddy';
export const hasCaddy = spawnSync(COMMAND, ['version']).status === 0;

/** Runs the shop's Caddyfile without TLS and admin port, with an access log. */
export async function startCaddyProcess(servers: string, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-caddy-'));
  const file = join(folder, 'Caddyfile');
  const caddyfile = await readFile(join(DEPLOY, 'Caddyfile'), 'utf8');
  const changed = caddyfile
    .replace(/^\{$/m, '{\n\tadmin off')
    .replace(/^\{\$SHOP_DOMAIN.*$/m, '$&\n\tlog');
  await writeFile(file, changed);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const caddy = spawn(COMMAND, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      HOME: folder,
      SHOP_DOMAIN: origin,
      SHOP_SERVERS: servers,
      SHOP_PAGES: DEPLOY,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  onTestFinished(async () => {
    caddy.kill();
    if (caddy.exitCode === null) await once(caddy, 'close');
    await rm(folder, { recursive: true, force: true });
  });
  return { origin, log: () => log };
}
