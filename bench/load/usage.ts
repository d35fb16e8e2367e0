import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { LoadShop } from './load-shop.ts';
import { readMetrics } from './metrics.ts';

/** CPU seconds so far, and the event-loop delay since the last reading. It works only on Linux. */
export type Usage = {
  at: number;
  server: number;
  postgres: number;
  load: number;
  machine: number;
  loopDelayMs: number;
};

export const CORES = cpus().length;
const TICKS = Number(execFileSync('getconf', ['CLK_TCK']).toString());

export async function readUsage({ servers, postgresPid }: LoadShop): Promise<Usage> {
  const metrics = await Promise.all(servers.map(({ metricsUrl }) => readMetrics(metricsUrl)));
  const own = process.cpuUsage();
  return {
    at: performance.now() / 1_000,
    server: metrics.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    postgres: cpuSecondsOfFamily(postgresPid),
    load: (own.user + own.system) / 1e6,
    machine: cpuSecondsOfMachine(),
    loopDelayMs: Math.max(...metrics.map(({ loopDelayMs }) => loopDelayMs)),
  };
}

export type Shares = Record<'server' | 'postgres' | 'load' | 'others' | 'machine', number>;

/** Usage in cores: 1 is one full core. `others` are processes outside the shop. */
export function sharesBetween(before: Usage, after: Usage): Shares {
  const share = (name: 'server' | 'postgres' | 'load' | 'machine') =>
    (after[name] - before[name]) / (after.at - before.at);
  const [server, postgres, load] = [share('server'), share('postgres'), share('load')];
  const machine = share('machine');
  const others = Math.max(0, machine - server - postgres - load);
  return { server, postgres, load, others, machine };
}

type Process = { pid: number; parent: number; ticks: number; ticksOfDead: number };

/** Counts a process and its children, also those that have ended. */
export function cpuSecondsOfFamily(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const family = processes.filter((one) => one.pid === pid || one.parent === pid);
  const ticks = family.reduce((sum, one) => sum + one.ticks, 0);
  return (ticks + (family.find((one) => one.pid === pid)?.ticksOfDead ?? 0)) / TICKS;
}

function readProcess(name: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The program's name, in brackets, may contain spaces; the fields after it are numbers.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (place: number) => fields[place] ?? 0;
    const [parent, ticks, ticksOfDead] = [at(1), at(11) + at(12), at(13) + at(14)];
    return [{ pid: Number(name), parent, ticks, ticksOfDead }];
  } catch {
    return [];
  }
}

/** Counts all time of all processes that is not idle or waiting for a disk. */
function cpuSecondsOfMachine(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / TICKS;
}
