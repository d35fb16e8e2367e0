import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterNode } from './machines/cluster-node.ts';
import { watchCommits } from './machines/commit-watch.ts';
import { findClusterObstacle, startPostgresCluster } from './machines/postgres-cluster.ts';
import type { Layout, PostgresCluster, Role } from './machines/postgres-cluster.ts';
import { longestGapMs } from './people/history.ts';
import type { Drill } from './run-drill.ts';

/** Two cores also run three nodes, HAProxy and the shop. */
const CUSTOMERS = 4;
const FLOWING_MS = 3_000;
/** A fault lasts until orders flow again, and at least this long. */
const FAULT_LEAST_MS = 6_000;
const FAULT_MOST_MS = 90_000;
/** A slow disk stands still most of the time. */
const SLOW_DISK_MS = { still: 800, moving: 200 };

export type Kind = {
  fault: string;
  of: Role;
  /** The fault lasts at least this long, if not as long as the others. */
  leastMs?: number;
  /** Returns how to heal it. Patroni and systemd must do the rest. */
  cause: (node: ClusterNode, cluster: PostgresCluster) => Promise<() => Promise<void>>;
};

const nothing = () => Promise.resolve();

export const cutFromNodes: Kind = {
  fault: 'the primary is cut off from the nodes, not from the shop',
  of: 'primary',
  // Another node has taken over by then, even if orders went on.
  leastMs: 25_000,
  cause: async (node) => {
    node.cutFromNodes();
    return async () => {
      node.reconnectNodes();
    };
  },
};

export const kinds: Kind[] = [
  {
    fault: 'PostgreSQL of the primary is killed',
    of: 'primary',
    cause: async (node) => {
      node.killPostgres();
      return nothing;
    },
  },
  {
    fault: 'PostgreSQL and Patroni of the primary are killed',
    of: 'primary',
    cause: async (node) => {
      node.killPatroni();
      node.killPostgres();
      return nothing;
    },
  },
  {
    fault: 'the primary loses its power',
    of: 'primary',
    cause: async (node) => {
      await node.powerOff();
      return node.powerOn;
    },
  },
  { fault: 'the primary is cut off', of: 'primary', cause: cut },
  cutFromNodes,
  { fault: 'the synchronous standby is cut off', of: 'synchronous standby', cause: cut },
  { fault: 'the third node is cut off', of: 'third', cause: cut },
  {
    fault: 'the disk of the primary is full',
    of: 'primary',
    cause: async (node) => {
      node.fillDisk();
      return async () => {
        node.freeDisk();
      };
    },
  },
  {
    fault: 'the disk of the primary is slow',
    of: 'primary',
    leastMs: 20_000,
    cause: async (node) => {
      const healing = new AbortController();
      const slow = async () => {
        while (!healing.signal.aborted) {
          await node.freezeDisk();
          await delay(SLOW_DISK_MS.still);
          await node.thawDisk();
          await delay(SLOW_DISK_MS.moving);
        }
      };
      const done = slow();
      return async () => {
        healing.abort();
        await done;
      };
    },
  },
  {
    fault: 'the disk of the primary stands still',
    of: 'primary',
    cause: async (node) => {
      await node.freezeDisk();
      return node.thawDisk;
    },
  },
  {
    fault: 'a planned switchover',
    of: 'primary',
    cause: async (_, cluster) => {
      await cluster.switchOver();
      return nothing;
    },
  },
];

type Round = { fault: string; gapMs: number; wholeMs: number };

/** A node fails and nobody does anything: Patroni and etcd let another one take over. */
export function failoverDrill(layout: Layout, caused: Kind[] = kinds): Drill {
  let cluster: PostgresCluster;
  return {
    name: 'failover',
    customers: CUSTOMERS,
    findObstacle: findClusterObstacle,
    startPostgres: async () => {
      cluster = await startPostgresCluster(layout);
      return cluster;
    },
    bring: async ({ history }) => {
      const rounds: Round[] = [];
      const problems: string[] = [];
      const watch = await watchCommits(cluster.stores, cluster.url('postgres'));
      const primaries = new Map<Kind, string>();
      let watched = { commits: 0, twoPrimariesMs: 0 };

      const untilOrdersFlow = async (from: number, leastMs = FAULT_LEAST_MS) => {
        const late = from + FAULT_MOST_MS;
        const seconds = [1_000, 2_000, FLOWING_MS];
        const isFlowing = (now: number) =>
          seconds.every((ago) =>
            history.acknowledgedAt.some((at) => at > now - ago && at <= now - ago + 1_000),
          );
        const isOver = (now: number) => now > late || (now > from + leastMs && isFlowing(now));
        while (!isOver(performance.now())) await delay(100);
      };
      const runRound = async (kind: Kind) => {
        await cluster.untilWhole();
        // The nodes take turns as the primary that fails.
        if (primaries.get(kind) === (await cluster.find('primary')).name) {
          await cluster.switchOver();
        }
        const primary = await cluster.find('primary');
        primaries.set(kind, primary.name);
        const node = await cluster.find(kind.of);
        await untilOrdersFlow(performance.now() - FAULT_LEAST_MS);
        const from = performance.now();
        const heal = await kind.cause(node, cluster);
        await untilOrdersFlow(from, kind.leastMs);
        await heal();
        const healed = performance.now();
        await cluster.untilWhole();
        const to = performance.now();
        const round = {
          fault: kind.fault,
          gapMs: longestGapMs(history, from, to),
          wholeMs: Math.round(to - healed),
        };
        rounds.push(round);
        const next = await cluster.find('primary');
        const told = `no order for ${round.gapMs} ms, whole ${round.wholeMs} ms after it was healed`;
        console.log(
          `  ${rounds.length}. ${kind.fault} (${node.name}): ${told}; primary ${next.name}`,
        );
      };
      return {
        faults: caused.map(
          (kind) => () =>
            runRound(kind).catch((error: unknown) => {
              problems.push(`${kind.fault}: ${String(error)}`);
            }),
        ),
        end: async () => {
          const seen = await watch.end();
          watched = seen;
          return [...problems, ...seen.problems];
        },
        figures: () => [
          `${watched.commits} writes past HAProxy were acknowledged; two nodes said at one time for ${watched.twoPrimariesMs} ms that they are the primary`,
          ...caused.map(({ fault }) => describe(fault, rounds)),
        ],
      };
    },
  };
}

async function cut(node: ClusterNode): Promise<() => Promise<void>> {
  await node.cut();
  return node.reconnect;
}

function describe(fault: string, rounds: Round[]): string {
  const own = rounds.filter((round) => round.fault === fault);
  const tell = (values: number[]) => {
    const [sorted, half] = [values.toSorted((a, b) => a - b), Math.floor(values.length / 2)];
    return `${seconds(sorted[half])} s, at worst ${seconds(sorted.at(-1))} s`;
  };
  const gaps = tell(own.map(({ gapMs }) => gapMs));
  const whole = tell(own.map(({ wholeMs }) => wholeMs));
  return `${fault}, ${own.length} times: no order for ${gaps}; whole after ${whole}`;
}

function seconds(ms = 0): string {
  return (ms / 1_000).toFixed(1);
}
