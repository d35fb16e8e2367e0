import { expect, test } from 'vitest';
import { startPolling } from './start-polling.ts';
import type { Polling } from './start-polling.ts';

const quick = { everyMs: 1, longestPauseMs: 4 };
const never = { everyMs: 600_000, longestPauseMs: 600_000 };

function ignore(): void {
  // The test looks at what happens next, not at the error.
}

async function untilDone(polling: Polling, isDone: () => boolean): Promise<void> {
  await expect.poll(isDone, { interval: 2, timeout: 10_000 }).toBe(true);
  await polling.stop();
}

test('does the next piece at once where there may be more, and rests where there is none', async () => {
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

test('never does two pieces at the same time', async () => {
  let inside = 0;
  let most = 0;
  let done = 0;
  const polling = startPolling(
    async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise(setImmediate);
      inside -= 1;
      done += 1;
      return done % 2 === 0;
    },
    { ...quick, onError: ignore },
  );
  await untilDone(polling, () => done > 20);
  expect(most).toBe(1);
});

test('goes on after an error, and tells it', async () => {
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

test('stops only when the piece under way is done, and begins no other', async () => {
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

test('a long rest does not delay the stop', async () => {
  const polling = startPolling(async () => false, { ...never, onError: ignore });
  await new Promise(setImmediate);
  await polling.stop();
});
