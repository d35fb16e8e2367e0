import { ORDER_ATTEMPT_STORE_KEY } from '@dalan/contract/checkout';
import type { NewOrder } from '@dalan/contract/orders';

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

/** The key under which this order is sent: after a reload or a lost answer the same one again. */
export function keyOfAttempt(order: NewOrder): string {
  current = continueAttempt(read(), order, { now: Date.now(), newKey: newKey() });
  try {
    sessionStorage.setItem(ORDER_ATTEMPT_STORE_KEY, JSON.stringify(current));
  } catch {
    // Kept by the page itself.
  }
  return current.key;
}

/** The shop has answered for good: the next order is a new wish, even for the same flour. */
export function settleAttempt(): void {
  current = undefined;
  try {
    sessionStorage.removeItem(ORDER_ATTEMPT_STORE_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** `crypto.randomUUID` is missing where a phone reaches the shop without HTTPS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
