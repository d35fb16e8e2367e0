import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { drillPort, endProgram, startProgram } from './programs.ts';

export type OwnRedis = {
  kill: () => Promise<void>;
  start: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  flush: () => Promise<void>;
};

const PORT = drillPort(2);
export const REDIS_URL = `redis://127.0.0.1:${PORT}`;

/** Starts a Redis without persistence, only for the drills. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const start = () =>
    startProgram('redis-server', ['--port', String(PORT), '--save', '', '--appendonly', 'no'], {
      cwd: tmpdir(),
      isReady: () => say('PING').then((answer) => answer.startsWith('+PONG')),
    });
  let server: ChildProcess = await start();
  return {
    kill: () => endProgram(server, 'SIGKILL'),
    start: async () => {
      server = await start();
    },
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    flush: async () => {
      await say('FLUSHALL');
    },
  };
}

async function say(command: string): Promise<string> {
  const socket = connect(PORT, '127.0.0.1');
  try {
    await once(socket, 'connect');
    socket.write(`${command}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString();
  } catch {
    return '';
  } finally {
    socket.destroy();
  }
}
