import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

export type Running = { origin: string; stop: () => Promise<void> };
type Started = { databaseUrl: string; /** The process id of the server. */ pid: number };
export type RunningShop = Running & Started;

/** Starts a whole shop on its own database, as for the browser tests. */
export async function startShop(
  port: number,
  env: Record<string, string> = {},
): Promise<RunningShop> {
  const child = spawn(process.execPath, ['scripts/e2e-server.ts'], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A bench that fails must not leave its shop running.
  process.once('exit', () => child.kill('SIGTERM'));
  const { databaseUrl, pid } = await new Promise<Started>((ready, fail) => {
    child.once('exit', () => fail(new Error('the shop did not start')));
    child.stdout.on('data', (chunk: Buffer) => {
      const said = /ready on \d+ as (\d+) with (\S+)/.exec(chunk.toString());
      if (said?.[2] !== undefined) ready({ pid: Number(said[1]), databaseUrl: said[2] });
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    databaseUrl,
    pid,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Starts one of the baseline servers in its own process. */
export async function startBare(
  file: string,
  port: number,
  given: Record<string, string>,
): Promise<Running> {
  const child = fork(resolve(import.meta.dirname, file));
  child.send({ ...given, port });
  await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Returns the compressed bytes; `fetch` would decompress them. */
export function download(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((done, fail) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => done({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).once('error', fail);
  });
}
