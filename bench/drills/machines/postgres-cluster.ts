import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findNetworkObstacle, nodeUser, openNetwork, openNode } from './cluster-node.ts';
import type { ClusterNode } from './cluster-node.ts';
import { createDatabase } from './own-postgres.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { isLeadingToWrites } from './postgres-pair.ts';
import { missingDebianPrograms } from './postgres-programs.ts';
import { drillPort, endProgram, missingProgram, repository, startProgram } from './programs.ts';
import { runStatements } from './synchronous-commits.ts';

/** A node is copied anew at worst. */
const WHOLE_WITHIN_MS = 120_000;
/** A switchover is answered when it is done. */
const ANSWER_WITHIN_MS = 15_000;
/** Some loops of Patroni. */
const SETTLED_MS = 8_000;
const PORT = drillPort(20);

/** A standby as the primary sees it. */
type Replication = { application_name: string; state: string; sync_state: string };
type Seen = { primary: ClusterNode | undefined; streaming: Replication[] };

export type Role = 'primary' | 'synchronous standby' | 'third';

export type PostgresCluster = OwnPostgres & {
  /** The nodes with PostgreSQL. */
  stores: ClusterNode[];
  find: (role: Role) => Promise<ClusterNode>;
  /** Waits until each node with PostgreSQL follows the primary. */
  untilWhole: () => Promise<void>;
  /** Hands over to the synchronous standby, as planned work does. */
  switchOver: () => Promise<void>;
};

export type Layout = {
  /** The third node only votes: it has etcd and no PostgreSQL. */
  hasWitness: boolean;
  /** False if a commit waits for no standby. */
  isSynchronous?: boolean;
};

export function findClusterObstacle(): string | undefined {
  const programs = ['haproxy', 'patroni', 'etcd', 'curl'].map(missingProgram);
  return (
    missingDebianPrograms() ?? programs.find((one) => one !== undefined) ?? findNetworkObstacle()
  );
}

/** Starts three nodes with etcd and Patroni, and HAProxy as it runs beside the shop. */
export async function startPostgresCluster({
  hasWitness,
  isSynchronous = true,
}: Layout): Promise<PostgresCluster> {
  openNetwork();
  const nodes = [1, 2, 3].map(openNode);
  const stores = hasWitness ? nodes.slice(0, 2) : nodes;
  const url = (database: string) =>
    `postgres://${nodeUser.user}:${nodeUser.password}@127.0.0.1:${PORT}/${database}`;
  for (const node of nodes) node.startEtcd();
  for (const store of stores) store.startPatroni();

  /** Asks the primary itself: for a while, a node that returns has an old view of the others. */
  const askPrimary = async (): Promise<Seen> => {
    const answers = stores.map(async (node) => {
      const { ok, json } = await askPatroni(node, '/primary');
      if (!ok) throw new Error(`${node.name} is not the primary`);
      const { replication = [] } = json as { replication?: Replication[] };
      return { primary: node, streaming: replication.filter(({ state }) => state === 'streaming') };
    });
    return Promise.any(answers).catch(() => ({ primary: undefined, streaming: [] }));
  };
  /** Seconds pass after a failover until Patroni has named a standby, and only that one may follow. */
  const hasSuccessor = async ({ primary, streaming }: Seen) => {
    if (!isSynchronous) return true;
    if (primary === undefined) return false;
    const { json } = await askPatroni(primary, '/cluster');
    const { members = [] } = json as { members?: { name: string; role: string }[] };
    const named = members.find(({ role }) => role === 'sync_standby')?.name;
    return streaming.some((one) => isSync(one) && one.application_name === named);
  };
  const isWhole = async () => {
    const seen = await askPrimary();
    return seen.streaming.length === stores.length - 1 && (await hasSuccessor(seen));
  };
  const untilWhole = () => until('the cluster is whole', isWhole, WHOLE_WITHIN_MS);
  const find = async (role: Role) => {
    const seek = async () => {
      const { primary, streaming } = await askPrimary();
      const standby = streaming.find(isSync)?.application_name;
      if (role === 'primary') return primary;
      if (role === 'synchronous standby') return nodes.find(({ name }) => name === standby);
      return nodes.find((node) => primary && node !== primary && node.name !== standby);
    };
    let found: ClusterNode | undefined;
    await until(`there is a ${role}`, async () => (found = await seek()) !== undefined);
    return found!;
  };
  const tell = async (method: string, path: string, body: object) => {
    const { ok, text } = await askPatroni(await find('primary'), path, {
      method,
      body: JSON.stringify(body),
    });
    if (!ok) throw new Error(`Patroni answers: ${text}`);
  };

  await untilWhole();
  const primary = await find('primary');
  const address = `postgres://postgres:${nodeUser.password}@${primary.address}:${primary.port}/postgres`;
  const { user, password } = nodeUser;
  await runStatements(address, `create role ${user} superuser login password '${password}'`);
  // A node that is still being copied would keep the old mode.
  await delay(SETTLED_MS);
  // Two nodes and a witness cannot be strict: with one of them away every commit would wait.
  const isStrict = !hasWitness && isSynchronous;
  await tell('PATCH', '/config', {
    synchronous_mode: isSynchronous,
    synchronous_mode_strict: isStrict,
  });
  const servers = nodes.map((node) => `${node.address}:${node.port}`);
  const haproxy = await startProgram(
    'haproxy',
    ['-f', join(repository, 'deploy/three-nodes/haproxy.cfg')],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        SHOP_DATABASE: `127.0.0.1:${PORT}`,
        SHOP_DATABASE_1: servers[0],
        SHOP_DATABASE_2: servers[1],
        SHOP_DATABASE_3: servers[2],
      },
      isReady: () => isLeadingToWrites(url('postgres')),
    },
  );
  return {
    url,
    createDatabase: (name, template) => createDatabase(url('postgres'), name, template),
    restart: () => Promise.reject(new Error('Patroni restarts PostgreSQL')),
    stop: async () => {
      await endProgram(haproxy, 'SIGTERM');
      for (const node of nodes) await node.powerOff();
    },
    pid: () => 0,
    stores,
    find,
    untilWhole,
    switchOver: async () => {
      const leader = (await find('primary')).name;
      const candidate = (await find('synchronous standby')).name;
      // Patroni refuses it, and nothing has changed, while etcd has no leader or a newer entry.
      const isTaken = async () => {
        try {
          await tell('POST', '/switchover', { leader, candidate });
          return true;
        } catch (error) {
          if (String(error).includes('failed to write switchover key')) return false;
          throw error;
        }
      };
      await until('Patroni takes the switchover', isTaken);
      await untilWhole();
    },
  };
}

function isSync({ sync_state: state }: Replication): boolean {
  return state === 'sync';
}

async function askPatroni({ patroni }: ClusterNode, path: string, options: RequestInit = {}) {
  const answer = await fetch(patroni + path, {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...options,
  });
  const text = await answer.text();
  return { ok: answer.ok, text, json: text.startsWith('{') ? (JSON.parse(text) as unknown) : {} };
}

async function until(what: string, isSo: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const late = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > late) throw new Error(`not in ${withinMs} ms: ${what}`);
    await delay(200);
  }
}
