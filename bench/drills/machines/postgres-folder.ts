import { execFile, execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { withDatabase } from '../../stored-orders.ts';
import { makeFolder, ownerOfPostgres } from './postgres-programs.ts';
import { endProgram, startProgram } from './programs.ts';

const runProgram = promisify(execFile);

export type PostgresFolder = {
  path: string;
  port: number;
  url: (database: string) => string;
  /** Runs one of PostgreSQL's programs to its end. */
  run: (program: string, args: string[]) => Promise<void>;
  /** Starts a program that runs until it is stopped. */
  startBeside: (program: string, args: string[]) => Promise<ChildProcess>;
  start: (settings?: string[]) => Promise<void>;
  end: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>;
  /** Kills the postmaster and all its processes, as in a power cut. */
  kill: () => Promise<void>;
  empty: () => void;
  pid: () => number;
};

/** The data folder of one PostgreSQL, and its process. */
export function openPostgresFolder(programs: string, port: number): PostgresFolder {
  const path = makeFolder();
  const asOwner = { ...ownerOfPostgres(), cwd: path, env: { ...process.env, HOME: path } };
  const url = (database: string) => `postgres://dalan@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  const pid = () => server?.pid ?? 0;
  return {
    path,
    port,
    url,
    run: async (program, args) => {
      await runProgram(resolve(programs, program), args, asOwner);
    },
    startBeside: (program, args) => {
      const isReady = () => Promise.resolve(true);
      return startProgram(resolve(programs, program), args, {
        ...asOwner,
        stdio: 'ignore',
        isReady,
      });
    },
    start: async (settings = []) => {
      const all = ['unix_socket_directories=', ...settings].flatMap((one) => ['-c', one]);
      const given = ['-D', path, '-p', String(port), ...all];
      server = await startProgram(join(programs, 'postgres'), given, {
        ...asOwner,
        stdio: 'ignore',
        isReady: () => answers(url('postgres')),
      });
    },
    end: async (signal) => {
      if (server) await endProgram(server, signal);
    },
    kill: async () => {
      if (!server) return;
      // The postmaster is stopped first, so that it cannot fork more children.
      server.kill('SIGSTOP');
      for (const child of childrenOf(pid())) killIfThere(child);
      await endProgram(server, 'SIGKILL');
    },
    empty: () => {
      for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true });
    },
    pid,
  };
}

function childrenOf(pid: number): number[] {
  const list = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]).toString();
  return list.trim().split(/\s+/).map(Number);
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

async function answers(url: string): Promise<boolean> {
  return withDatabase(url, async (client) => {
    await client.query('select 1');
    return true;
  }).catch(() => false);
}
