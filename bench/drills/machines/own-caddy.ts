import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drillPort, endProgram, isShopReady, repository, startProgram } from './programs.ts';

export type OwnCaddy = { origin: string; stop: () => Promise<void> };

const PORT = drillPort(10);

/** Starts Caddy with the shop's own Caddyfile, without TLS and without its admin port. */
export async function startOwnCaddy(serverPorts: number[]): Promise<OwnCaddy> {
  const folder = mkdtempSync(join(tmpdir(), 'dalan-caddy-'));
  const file = join(folder, 'Caddyfile');
  const shops = readFileSync(join(repository, 'deploy/Caddyfile'), 'utf8');
  writeFileSync(file, shops.replace(/^\{$/m, '{\n\tadmin off'));
  const origin = `http://127.0.0.1:${PORT}`;
  const caddy = await startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: folder,
      SHOP_DOMAIN: origin,
      SHOP_SERVERS: serverPorts.map((port) => `127.0.0.1:${port}`).join(' '),
    },
    isReady: () => isShopReady(origin),
  });
  return {
    origin,
    stop: async () => {
      await endProgram(caddy, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
