import { ORDER_ATTEMPT_STORE_KEY } from '@dalan/contract/checkout';

import { continueAttempt, parseAttempt } from './order-attempt.rules.ts';
import type { OrderAttempt } from './order-attempt.rules.ts';

/** Where the device refuses to store, the attempt lives as long as the page. */
let current: OrderAttempt | undefined;

function read(): OrderAttempt | undefined {
  try {
    return parseAttempt(sessionStorage.getItem(ORDER_ATTEMPT_STORE_KEY)) ?? current;
  } catch {
    return current;
  }
}

/** The idempotency key to send with: after a reload or a lost answer the same one again. */
export function keyOfAttempt(): string {
  current = continueAttempt(read(), { now: Date.now(), newKey: newKey() });
  try {
    sessionStorage.setItem(ORDER_ATTEMPT_STORE_KEY, JSON.stringify(current));
  } catch {
    // Kept in memory instead.
  }
  return current.key;
}

/** The shop has answered for good: the next order gets a new key, even for the same flour. */
export function settleAttempt(): void {
  current = undefined;
  try {
    sessionStorage.removeItem(ORDER_ATTEMPT_STORE_KEY);
  } catch {
    // Nothing was stored.
  }
}

/** `crypto.randomUUID` is missing where a phone reaches the shop without HTTPS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
