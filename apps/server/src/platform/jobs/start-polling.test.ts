import { expect, test } from 'vitest';
import { startPolling } from './start-polling.ts';
import type { Polling } from './start-polling.ts';

const quick = { everyMs: 1, longestPauseMs: 4 };
const never = { everyMs: 600_000, longestPauseMs: 600_000 };

function ignore(): void {
  // Only the next run matters.
}

async function untilDone(polling: Polling, isDone: () => boolean): Promise<void> {
  await expect.poll(isDone, { interval: 2, timeout: 60_000 }).toBe(true);
  await polling.stop();
}

test('runs again at once if there may be more work, and pauses if there is none', async () => {
  let left = 5;
  const polling = startPolling(
    async () => {
      left -= 1;
      return left > 0;
    },
    { ...never, onError: ignore },
  );
  await untilDone(polling, () => left === 0);
  expect(left).toBe(0);
});

test('never runs twice at the same time', async () => {
  let running = 0;
  let most = 0;
  let done = 0;
  const polling = startPolling(
    async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      done += 1;
      return done % 2 === 0;
    },
    { ...quick, onError: ignore },
  );
  await untilDone(polling, () => done > 20);
  expect(most).toBe(1);
});

test('continues after an error and reports it', async () => {
  const errors: unknown[] = [];
  let tries = 0;
  const polling = startPolling(
    async () => {
      tries += 1;
      if (tries <= 3) throw new Error(`no ${tries}`);
      return false;
    },
    { ...quick, onError: (error) => errors.push(error) },
  );
  await untilDone(polling, () => tries > 4);
  expect(errors.map(String)).toEqual(['Error: no 1', 'Error: no 2', 'Error: no 3']);
});

test('stop waits for the current run and starts no other', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<boolean>();
  let begun = 0;
  const polling = startPolling(
    () => {
      begun += 1;
      return finished;
    },
    { ...quick, onError: ignore },
  );
  let isStopped = false;
  const stopped = polling.stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  finish(true);
  await stopped;
  expect(begun).toBe(1);
});

test('stop does not wait for a long pause to end', async () => {
  const polling = startPolling(async () => false, { ...never, onError: ignore });
  await new Promise(setImmediate);
  await polling.stop();
});
