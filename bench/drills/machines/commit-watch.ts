import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { withDatabase } from '../../stored-orders.ts';
import { nodeUser } from './cluster-node.ts';
import type { ClusterNode } from './cluster-node.ts';
import { runStatements } from './synchronous-commits.ts';

const EVERY_MS = 200;
const SOCKETS = '/var/run/postgresql';

/** A write that a node acknowledged. Each promotion begins a new timeline. */
type Commit = {
  id: string;
  node: string;
  timeline: number;
  sentAt: number;
  acknowledgedAt: number;
};

export type CommitWatch = {
  /** Returns what was wrong, and the longest time that two nodes called themselves primary. */
  end: () => Promise<{ problems: string[]; commits: number; twoPrimariesMs: number }>;
};

/**
 * Writes to each node and asks whether it is the primary, past HAProxy and past the network. Two
 * primaries would both acknowledge writes at one time, and one of them would lose them.
 */
export async function watchCommits(stores: ClusterNode[], url: string): Promise<CommitWatch> {
  await runStatements(url, 'create table drill_commits (id text primary key)');
  const ending = new AbortController();
  const commits: Commit[] = [];
  const claims = new Map<string, { from: number; to: number }[]>();
  const watches = stores.flatMap(({ name, port }) => {
    const claimed: { from: number; to: number }[] = [];
    claims.set(name, claimed);
    let number = 0;
    let isClaiming = false;
    const write = async (client: pg.Client) => {
      if (!isClaiming) return;
      number += 1;
      const id = `${name} ${number}`;
      const sentAt = performance.now();
      const { rows } = await client.query<{ timeline: number }>(
        `insert into drill_commits values ($1)
         returning ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::int as timeline`,
        [id],
      );
      const timeline = rows[0]?.timeline ?? 0;
      commits.push({ id, node: name, timeline, sentAt, acknowledgedAt: performance.now() });
    };
    const ask = async (client: pg.Client) => {
      const from = performance.now();
      const { rows } = await client.query<{ claims: boolean }>(
        'select not pg_is_in_recovery() as claims',
      );
      isClaiming = rows[0]?.claims === true;
      // The answer was true at a moment between the two.
      if (isClaiming) claimed.push({ from, to: performance.now() });
    };
    return [repeat(port, write, ending.signal), repeat(port, ask, ending.signal)];
  });
  return {
    end: async () => {
      ending.abort();
      await Promise.all(watches);
      const problems = [...findBranches(commits), ...(await findLost(commits, url))];
      return { problems, commits: commits.length, twoPrimariesMs: longestOverlapMs(claims) };
    },
  };
}

async function repeat(
  port: number,
  use: (client: pg.Client) => Promise<void>,
  ending: AbortSignal,
): Promise<void> {
  while (!ending.aborted) {
    const client = new pg.Client({ ...nodeUser, host: SOCKETS, port, database: 'postgres' });
    client.on('error', () => undefined);
    // A write may wait for long: on a node that is cut off it must never be acknowledged.
    const isAborted = new Promise<void>((resolve) => {
      ending.addEventListener('abort', () => resolve(), { once: true });
    });
    const work = async () => {
      await client.connect();
      while (!ending.aborted) {
        await use(client);
        await delay(EVERY_MS);
      }
    };
    await Promise.race([work().catch(() => undefined), isAborted]);
    await Promise.race([client.end().catch(() => undefined), delay(EVERY_MS)]);
    await delay(EVERY_MS);
  }
}

/** A write is wrong if it was sent on an old timeline after a newer one had acknowledged another. */
function findBranches(commits: Commit[]): string[] {
  const problems: string[] = [];
  let newest: Commit | undefined;
  for (const commit of commits.toSorted((a, b) => a.acknowledgedAt - b.acknowledgedAt)) {
    if (newest && commit.timeline < newest.timeline && commit.sentAt > newest.acknowledgedAt) {
      problems.push(`two primaries: ${commit.node} acknowledged a write after ${newest.node} did`);
    }
    if (commit.timeline > (newest?.timeline ?? 0)) newest = commit;
  }
  return problems;
}

async function findLost(commits: Commit[], url: string): Promise<string[]> {
  const stored = await withDatabase(url, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from drill_commits');
    return new Set(rows.map(({ id }) => id));
  });
  return commits
    .filter(({ id }) => !stored.has(id))
    .map(({ node }) => `a write that ${node} acknowledged is lost`);
}

/** How long two nodes said at once that they are the primary, by answers that follow each other. */
function longestOverlapMs(claims: Map<string, { from: number; to: number }[]>): number {
  const spans = [...claims.values()].map(joinSpans);
  let longest = 0;
  for (const [number, own] of spans.entries()) {
    for (const other of spans.slice(number + 1).flat()) {
      for (const span of own) {
        longest = Math.max(longest, Math.min(span.to, other.to) - Math.max(span.from, other.from));
      }
    }
  }
  return Math.round(longest);
}

function joinSpans(moments: { from: number; to: number }[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  for (const moment of moments) {
    const last = spans.at(-1);
    if (last && moment.from - last.to < 3 * EVERY_MS) last.to = moment.to;
    else spans.push({ ...moment });
  }
  return spans;
}
