import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTraceReceiver } from '../../../test/processes/trace-receiver.ts';
import type { TraceReceiver } from '../../../test/processes/trace-receiver.ts';
import { openOtelTracing } from './otel-tracing.ts';
import type { TracingOptions } from './tracing.ts';

const TRACE = 'c0ffee00c0ffee00c0ffee00c0ffee00';
const recorded = `00-${TRACE}-beef00beef00beef-01`;
const notRecorded = `00-${TRACE}-beef00beef00beef-00`;

let receiver: TraceReceiver;
beforeEach(async () => {
  receiver = await startTraceReceiver();
});
afterEach(() => receiver.close());

function open(options: Partial<TracingOptions> = {}) {
  return openOtelTracing({
    serviceName: 'dalan',
    sampler: 'parentbased_always_on',
    ratio: 1,
    onNotSent: () => undefined,
    ...options,
    endpoint: receiver.origin,
  });
}

const nothing = () => Promise.resolve();

test('spans of work at the same time do not mix', async () => {
  const tracing = open();
  const pieces = Array.from({ length: 20 }, (_, number) =>
    tracing.inTrace({ name: `job ${number}` }, async () => {
      await delay(number % 3);
      await tracing.inSpan({ name: `part ${number}` }, () => delay(1));
      return tracing.currentIds()?.trace_id;
    }),
  );
  const traceIds = await Promise.all(pieces);
  expect(new Set(traceIds).size).toBe(20);
  expect(tracing.currentIds()).toBeUndefined();
  await tracing.close();
  for (let number = 0; number < 20; number += 1) {
    const job = receiver.spans.find(({ name }) => name === `job ${number}`);
    const part = receiver.spans.find(({ name }) => name === `part ${number}`);
    expect(job?.traceId).toBe(traceIds[number]);
    expect(part).toMatchObject({ traceId: job!.traceId, parentSpanId: job!.spanId });
  }
});

test('what fails is told by its code, not by its message', async () => {
  const tracing = open();
  const error = Object.assign(new Error('no asha@dalan.example'), { code: 'EENVELOPE' });
  const failing = tracing.inTrace({ name: 'mail' }, () => Promise.reject(error));
  await expect(failing).rejects.toBe(error);
  await tracing.close();
  expect(receiver.spans).toMatchObject([{ isError: true, facts: { 'error.type': 'EENVELOPE' } }]);
  expect(receiver.text()).not.toContain('asha');
});

test('only a share of the traces is recorded, each whole or not at all', async () => {
  const tracing = open({ sampler: 'parentbased_traceidratio', ratio: 0.1 });
  for (let number = 0; number < 400; number += 1) {
    await tracing.inTrace({ name: 'job' }, () => tracing.inSpan({ name: 'part' }, nothing));
  }
  await tracing.close();
  const jobs = receiver.spans.filter(({ name }) => name === 'job');
  // So few or so many come less than once in a million runs.
  expect(jobs.length).toBeGreaterThan(10);
  expect(jobs.length).toBeLessThan(80);
  expect(receiver.spans).toHaveLength(jobs.length * 2);
});

test.each([
  { sampler: 'parentbased_always_on', cause: notRecorded, isRecorded: false, hasTrace: true },
  { sampler: 'parentbased_always_off', cause: recorded, isRecorded: true, hasTrace: true },
  { sampler: 'parentbased_always_off', cause: null, isRecorded: false, hasTrace: false },
  { sampler: 'always_on', cause: notRecorded, isRecorded: true, hasTrace: true },
  { sampler: 'always_off', cause: recorded, isRecorded: false, hasTrace: true },
  { sampler: 'parentbased_always_on', cause: '00-asha-1-01', isRecorded: true, hasTrace: false },
] as const)('$sampler with the cause $cause records: $isRecorded', async (given) => {
  const { sampler, cause, isRecorded, hasTrace } = given;
  const tracing = open({ sampler });
  const stored = await tracing.inTrace({ name: 'job', cause }, async () => tracing.currentCause());
  await tracing.close();
  expect(receiver.spans).toHaveLength(isRecorded ? 1 : 0);
  expect(stored !== undefined).toBe(isRecorded);
  if (isRecorded) expect(receiver.spans[0]!.traceId === TRACE).toBe(hasTrace);
});

test('a statement outside of a trace has no span', async () => {
  const tracing = open();
  await tracing.inSpan({ name: 'select letters' }, nothing);
  await tracing.close();
  expect(receiver.spans).toEqual([]);
});

test('closing waits two seconds for a receiver that never answers', async () => {
  receiver.answer = 'never';
  const tracing = open();
  await tracing.inTrace({ name: 'job' }, nothing);
  const before = performance.now();
  await tracing.close();
  const tookMs = performance.now() - before;
  expect(tookMs).toBeGreaterThan(1_900);
  expect(tookMs).toBeLessThan(6_000);
});
