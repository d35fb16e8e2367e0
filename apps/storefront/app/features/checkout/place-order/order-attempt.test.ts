import { describe, expect, it } from 'vitest';

import {
  continueAttempt,
  ORDER_ANSWER_TIMEOUT_MS,
  ORDER_ATTEMPT_LIVES_MS,
  orderForAttempt,
  parseAttempt,
  parseSettled,
  withSettled,
} from './order-attempt.rules.ts';

const first = continueAttempt(undefined, { now: 1000, newKey: 'first' });
const again = (now: number) => continueAttempt(first, { now, newKey: 'second' });

describe('an order attempt', () => {
  it('keeps its key until the shop responds', () => {
    expect(first).toEqual({ key: 'first', sentAt: 1000 });
    expect(again(2000)).toEqual({ key: 'first', sentAt: 2000 });
  });

  it('keeps its key for an hour, far longer than the answer timeout', () => {
    expect(ORDER_ATTEMPT_LIVES_MS).toBe(3_600_000);
    expect(ORDER_ATTEMPT_LIVES_MS).toBeGreaterThan(10 * ORDER_ANSWER_TIMEOUT_MS);
  });

  it('gets a new key an hour after it was last sent', () => {
    expect(again(1000 + ORDER_ATTEMPT_LIVES_MS - 1).key).toBe('first');
    expect(again(1000 + ORDER_ATTEMPT_LIVES_MS)).toEqual({
      key: 'second',
      sentAt: 1000 + ORDER_ATTEMPT_LIVES_MS,
    });
  });

  it('is read back as it was stored', () => {
    expect(parseAttempt(JSON.stringify(first))).toEqual(first);
    const instead = { ...first, insteadOf: 'earlier' };
    expect(parseAttempt(JSON.stringify(instead))).toEqual(instead);
  });

  it('replaces no order if the tab stored no id', () => {
    expect(parseAttempt('{"key":"a","sentAt":1,"insteadOf":7}')).toEqual({ key: 'a', sentAt: 1 });
  });

  it.each([
    null,
    '',
    'null',
    '{"key":',
    '{"key":7,"sentAt":1}',
    '{"key":"","sentAt":1}',
    '{"key":"a"}',
  ])('is ignored if the tab stored %j', (text) => expect(parseAttempt(text)).toBeUndefined());
});

describe('settled attempts', () => {
  it('keep the order of each of the last twenty', () => {
    const keys = Array.from({ length: 21 }, (_, number) => `key ${number}`);
    const settled = keys.reduce(
      (known, key) => withSettled(known, key, `order of ${key}`),
      parseSettled(null),
    );
    const kept = parseSettled(JSON.stringify(settled));
    expect(orderForAttempt(kept, 'key 20')).toBe('order of key 20');
    expect(orderForAttempt(kept, 'key 1')).toBe('order of key 1');
    expect(orderForAttempt(kept, 'key 0')).toBeUndefined();
    expect(orderForAttempt(kept, undefined)).toBeUndefined();
  });

  it.each([null, '', 'null', '{}', '[7]', '[[1,2]]', '[["key",2]]', '[['])(
    'are ignored if the tab stored %j',
    (text) => expect(parseSettled(text)).toEqual([]),
  );
});
