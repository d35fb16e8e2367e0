import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { compileCache } from './compile-cache.ts';
import { freePort } from '../database/embedded-postgres.ts';
import { wideOrderLimits } from '../requests/order-limits.ts';

export type ServerProcess = {
  origin: string;
  /** Output so far. */
  log: () => string;
  /** Resolves with the exit code, or null if the signal killed it. */
  kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** Resolves when the server is ready to take orders. */
export async function startServerProcess(
  env: Record<string, string>,
  nodeArguments: string[] = [],
): Promise<ServerProcess> {
  return startUntil((status) => status === 200, env, nodeArguments);
}

/** Resolves when the server answers that it cannot use its database. */
export async function startServerWithoutDatabase(env: Record<string, string>) {
  return startUntil((status) => status === 503, env);
}

async function startUntil(
  isExpected: (readiness: number) => boolean,
  env: Record<string, string>,
  nodeArguments: string[] = [],
): Promise<ServerProcess> {
  const port = await freePort();
  const main = resolve(import.meta.dirname, '../../src/main.ts');
  const child = spawn(process.execPath, [...nodeArguments, main], {
    env: {
      ...process.env,
      ...compileCache,
      ...wideOrderLimits,
      PORT: String(port),
      SERVE_WEB: 'false',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  const readiness = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  while (!isExpected(await readiness())) {
    if (child.exitCode !== null) throw new Error(`the server exited during start-up: ${log}`);
    await delay(50);
  }
  return {
    origin,
    log: () => log,
    kill: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'close');
      }
      return child.exitCode;
    },
  };
}
