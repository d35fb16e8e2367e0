import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../database/embedded-postgres.ts';

const CACHE = resolve(import.meta.dirname, '../../../../deploy/cache.vcl');
const COMMAND = 'varnishd';
export const hasVarnish = spawnSync(COMMAND, ['-V']).status === 0;

/** Runs Varnish with the shop's own configuration in front of two ports. */
export async function startVarnish(ports: [number, number]) {
  const folder = await mkdtemp(join(tmpdir(), 'dalan-varnish-'));
  const file = join(folder, 'cache.vcl');
  const [first, second] = ports.map((port) => `.port = "${port}"`);
  const vcl = await readFile(CACHE, 'utf8');
  await writeFile(file, vcl.replace('.port = "3001"', first!).replace('.port = "3002"', second!));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const varnish = spawn(
    COMMAND,
    ['-F', '-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`].concat(
      // As root it would become another user, who may not enter the folder.
      ['-j', 'none', '-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
    ),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  varnish.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const isUp = () =>
    fetch(`${origin}/livez`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isUp())) {
    if (varnish.exitCode !== null) throw new Error(`varnishd ended: ${said}`);
    await delay(50);
  }
  return {
    origin,
    stop: async () => {
      varnish.kill();
      if (varnish.exitCode === null) await once(varnish, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
