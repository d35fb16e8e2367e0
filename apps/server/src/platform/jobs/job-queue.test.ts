import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../../test/shops/test-app.ts';
import type { TestApp } from '../../../test/shops/test-app.ts';
import { startJobQueue } from './job-queue.ts';
import type { ScheduledJob } from './job-queue.ts';
import { getJobBacklog } from './job-queue.queries.ts';
import { measureJobs } from './measure-jobs.ts';
import { watchJobQueue } from './watch-job-queue.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const YEARLY = '0 0 1 1 *';

function start(...jobs: ScheduledJob[]) {
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => logged.push(line);
  const log = { info: note, warn: note, error: note };
  const registry = new Registry();
  const times = { pollSeconds: 0.5, expireSeconds: 60 };
  const queue = startJobQueue({
    db: shop.db,
    log,
    jobs,
    measure: measureJobs({ registry }),
    ...times,
  });
  onTestFinished(() => queue.stop());
  return { ...queue, logged, registry };
}

function job(name: string, run: () => Promise<void>): ScheduledJob {
  return { name, cron: YEARLY, run };
}

/** Inserts a job as the scheduler does. */
async function makeDue(name: string): Promise<void> {
  const isDeclared = async () => {
    const { rows } = await sql`select from pgboss.queue where name = ${name}`.execute(shop.db);
    return rows.length === 1;
  };
  await expect.poll(isDeclared, { timeout: 60_000 }).toBe(true);
  await sql`
    insert into pgboss.job (name, retry_limit, dead_letter, policy)
    select name, 0, dead_letter, policy from pgboss.queue where name = ${name}`.execute(shop.db);
}

test('a due job runs once, even with several processes', async () => {
  let runs = 0;
  const counted = job('counted', async () => {
    runs += 1;
  });
  const processes = [start(counted), start(counted), start(counted)];
  await makeDue('counted');
  await expect.poll(() => runs, { timeout: 60_000 }).toBe(1);
  await Promise.all(processes.map((process) => process.stop()));
  expect(runs).toBe(1);
});

test('a job that fails every try is logged and ends in the dead letters', async () => {
  const before = await getJobBacklog(shop.db, 'dead-letters');
  const { logged } = start(job('broken', () => Promise.reject(new Error('no flour'))));
  await makeDue('broken');
  const deadLetters = async () => (await getJobBacklog(shop.db, 'dead-letters')).deadLetters;
  await expect.poll(deadLetters, { timeout: 60_000 }).toBe(before.deadLetters + 1);
  expect(logged).toContainEqual([{ err: new Error('no flour'), job: 'broken' }, 'job failed']);
});

test('stop waits for the running job', async () => {
  let release: () => void = () => undefined;
  let state = 'waiting';
  const { stop } = start(
    job('slow', async () => {
      state = 'running';
      await new Promise<void>((resolve) => (release = resolve));
      state = 'done';
    }),
  );
  await makeDue('slow');
  await expect.poll(() => state, { timeout: 60_000 }).toBe('running');
  const stopped = stop();
  release();
  await stopped;
  expect(state).toBe('done');
});

test('schedules are those of this release, in Indian time', async () => {
  const schedules = async () => {
    const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(shop.db);
    return rows;
  };
  const of = (name: string) => [{ name, cron: YEARLY, timezone: 'Asia/Kolkata' }];
  const nothing = () => Promise.resolve();
  await start(job('old-job', nothing)).stop();
  start(job('new-job', nothing));
  await expect.poll(schedules, { timeout: 60_000 }).toEqual(of('new-job'));
});

test('the backlog counts due jobs, not later retries', async () => {
  await start(job('unattended', () => Promise.resolve())).stop();
  const before = await getJobBacklog(shop.db, 'dead-letters');
  await sql`
    insert into pgboss.job (name, start_after) values
      ('unattended', now() - interval '90 seconds'),
      ('unattended', now() + interval '90 seconds')`.execute(shop.db);
  const { waiting, oldestAgeSeconds } = await getJobBacklog(shop.db, 'dead-letters');
  expect(waiting).toBe(before.waiting + 1);
  expect(oldestAgeSeconds).toBeGreaterThanOrEqual(90);
});

test('runs are measured by their end, and the servers know the last success', async () => {
  const fails = job('measured-failure', () => Promise.reject(new Error('no flour')));
  const { registry } = start(
    job('measured', () => Promise.resolve()),
    fails,
  );
  const metrics = { registry: new Registry() };
  watchJobQueue(metrics, shop.db, { cacheMs: 0, timeoutMs: 60_000 });
  const lastSuccess = async (name: string) => {
    const text = await metrics.registry.metrics();
    const line = `^jobs_last_success_timestamp_seconds{name="${name}"} (.+)$`;
    return Number(new RegExp(line, 'm').exec(text)?.[1]);
  };
  await makeDue('measured');
  await makeDue('measured-failure');
  // Before its first success a job counts from when it was scheduled, so a new shop has no alarm.
  const scheduledAt = await lastSuccess('measured-failure');
  expect(Math.abs(scheduledAt - Date.now() / 1000)).toBeLessThan(600);
  const runs = async (name: string, end: string) =>
    (await registry.metrics()).includes(
      `job_duration_seconds_count{name="${name}",end="${end}"} 1`,
    );
  await expect.poll(() => runs('measured', 'done'), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => runs('measured-failure', 'failed'), { timeout: 60_000 }).toBe(true);
  const moveSuccess = async () => {
    const { numAffectedRows } = await sql`
      update pgboss.job set completed_on = now() + interval '1 hour'
      where name = 'measured' and state = 'completed'`.execute(shop.db);
    return numAffectedRows;
  };
  // A run is measured before its job is stored as completed.
  await expect.poll(moveSuccess, { timeout: 60_000 }).toBe(1n);
  await expect
    .poll(async () => (await lastSuccess('measured')) - Date.now() / 1000, { timeout: 60_000 })
    .toBeGreaterThan(3_000);
  expect(await lastSuccess('measured-failure')).toBe(scheduledAt);
});
