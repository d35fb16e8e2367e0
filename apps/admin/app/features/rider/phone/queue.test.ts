import { expect, test } from 'vitest';
import type { WaitingAction } from './phone-store.ts';
import { afterFailure, FAILURES_MAX, nextToSend } from './queue.ts';

function actionOf(seq: number, change: Partial<WaitingAction> = {}): WaitingAction {
  return { seq, riderId: 'vilas', isSending: false, ...change } as WaitingAction;
}

test('an action that the mill fails to take is set aside after a number of answers', () => {
  let action = actionOf(1);
  for (let failures = 1; failures < FAILURES_MAX; failures += 1) {
    action = afterFailure(action);
    expect(action).toMatchObject({ failures });
    expect(action.aside).toBeUndefined();
  }
  action = afterFailure(action);
  expect(action.aside).toEqual({ isReported: false });
  expect(afterFailure({ ...action, aside: { isReported: true } }).aside).toEqual({
    isReported: true,
  });
});

test('what is set aside is tried again after everything else, in turns', () => {
  const aside = actionOf(1, { aside: { isReported: true } });
  const refused = actionOf(2, { refusal: 'Called off' });
  expect(nextToSend([aside, refused, actionOf(3)], 'vilas')?.seq).toBe(3);
  expect(nextToSend([aside, refused], 'vilas')?.seq).toBe(1);
  expect(nextToSend([refused], 'vilas')).toBeUndefined();
  const tried = [aside, actionOf(4, { aside: { isReported: true }, failures: 5 })];
  expect(nextToSend([{ ...aside, failures: 6 }, tried[1]!], 'vilas')?.seq).toBe(4);
});

test('what somebody else tapped on this phone waits for them', () => {
  expect(nextToSend([actionOf(1), actionOf(2, { riderId: 'meera' })], 'meera')?.seq).toBe(2);
  expect(nextToSend([actionOf(1)], 'meera')).toBeUndefined();
});
