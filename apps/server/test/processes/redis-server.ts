import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { freePort } from '../database/embedded-postgres.ts';

const COMMAND = 'redis-server';

export const hasRedisServer = spawnSync(COMMAND, ['--version']).status === 0;

/** A Redis that a test can freeze and kill. Stops when the test finishes. */
export async function startRedisServer() {
  const port = await freePort();
  const server = spawn(COMMAND, ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);
  for await (const line of server.stdout) {
    if (String(line).includes('Ready to accept connections')) break;
  }
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  onTestFinished(kill);
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    countKeys: async () => {
      const client = new Redis(url);
      const count = await client.dbsize();
      client.disconnect();
      return count;
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    kill,
  };
}
