import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { compileCache } from './compile-cache.ts';

export type WorkerProcess = {
  /** Output so far. */
  log: () => string;
  /** Resolves with the exit code, or null if the signal killed it. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Runs `node apps/server/src/worker.ts` as a separate process. */
export function startWorkerProcess(env: Record<string, string>): WorkerProcess {
  const worker = resolve(import.meta.dirname, '../../src/worker.ts');
  const child = spawn(process.execPath, [worker], {
    env: { ...process.env, ...compileCache, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  };
  return {
    log: () => log,
    kill: (signal) => {
      child.kill(signal);
      return ended();
    },
  };
}
