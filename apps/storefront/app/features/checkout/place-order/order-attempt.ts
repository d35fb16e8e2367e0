import { ORDER_ATTEMPT_STORE_KEY, SETTLED_ATTEMPTS_STORE_KEY } from '@dalan/contract/checkout';

import {
  continueAttempt,
  orderForAttempt,
  parseAttempt,
  parseSettled,
  withSettled,
} from './order-attempt.rules.ts';
import type { OrderAttempt, SettledAttempts } from './order-attempt.rules.ts';

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
export function attemptKey(): string {
  current = continueAttempt(read(), { now: Date.now(), newKey: newKey() });
  try {
    sessionStorage.setItem(ORDER_ATTEMPT_STORE_KEY, JSON.stringify(current));
  } catch {
    // Kept in memory instead.
  }
  // The place in the tab's history where it was made; the router keeps what it finds there.
  window.history.replaceState({ ...historyState(), attempt: current.key }, '');
  return current.key;
}

/** The shop has answered for good: the next order gets a new key, even for the same flour. */
export function settleAttempt(orderId?: string): void {
  const settled = read();
  current = undefined;
  try {
    sessionStorage.removeItem(ORDER_ATTEMPT_STORE_KEY);
    if (settled && orderId) {
      const known = withSettled(readSettled(), settled.key, orderId);
      sessionStorage.setItem(SETTLED_ATTEMPTS_STORE_KEY, JSON.stringify(known));
    }
  } catch {
    // Nothing was stored.
  }
}

/** The order that came of the checkout at this place in the tab's history. */
export function orderPlacedHere(): string | undefined {
  return orderForAttempt(readSettled(), historyState()?.attempt);
}

function readSettled(): SettledAttempts {
  try {
    return parseSettled(sessionStorage.getItem(SETTLED_ATTEMPTS_STORE_KEY));
  } catch {
    return [];
  }
}

function historyState(): { attempt?: unknown } | null {
  return window.history.state as { attempt?: unknown } | null;
}

/** `crypto.randomUUID` is missing where a phone reaches the shop without HTTPS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
