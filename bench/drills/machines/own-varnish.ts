import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProgram, isShopReady, repository, startProgram } from './programs.ts';

export type OwnVarnish = {
  origin: string;
  /** How many answers it keeps. */
  countKept: () => number;
  stop: () => Promise<void>;
};

/** Starts Varnish with the shop's own configuration in front of two servers. */
export async function startOwnVarnish(
  port: number,
  servers: [number, number],
): Promise<OwnVarnish> {
  const folder = mkdtempSync(join(tmpdir(), 'dalan-varnish-'));
  const file = join(folder, 'cache.vcl');
  const work = join(folder, 'work');
  const [first, second] = servers.map((number) => `.port = "${number}"`);
  const shops = readFileSync(join(repository, 'deploy/cache.vcl'), 'utf8');
  writeFileSync(file, shops.replace('.port = "3001"', first!).replace('.port = "3002"', second!));
  const origin = `http://127.0.0.1:${port}`;
  // As root it would become another user, who may not enter the folder.
  const own = ['-F', '-j', 'none', '-n', work, '-f', file, '-a', `127.0.0.1:${port}`];
  const varnish = await startProgram(
    'varnishd',
    [...own, '-s', 'malloc,256m', '-p', 'http_gzip_support=off', '-p', 'timeout_idle=60'],
    { stdio: 'ignore', isReady: () => isShopReady(origin) },
  );
  return {
    origin,
    countKept: () => {
      const { stdout } = spawnSync('varnishstat', ['-n', work, '-1', '-f', 'MAIN.n_object'], {
        encoding: 'utf8',
      });
      return Number(/^MAIN[.]n_object\s+(\d+)/m.exec(stdout)?.[1]);
    },
    stop: async () => {
      await endProgram(varnish, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
