import { clearTab, readTab, writeTab } from '../tab-store.ts';
import {
  continueAttempt,
  orderForAttempt,
  parseAttempt,
  parseSettled,
  withSettled,
} from './order-attempt.rules.ts';
import type { OrderAttempt, SettledAttempts } from './order-attempt.rules.ts';

/** Stores, in each tab, the order being placed until it is settled. */
const ORDER_ATTEMPT_STORE_KEY = 'order-attempt';
/** Stores, in each tab, the order that each attempt led to, so that Back does not repeat it. */
const SETTLED_ATTEMPTS_STORE_KEY = 'settled-attempts';

/** Used if storage is blocked: the attempt then lasts as long as the page. */
let current: OrderAttempt | undefined;

function read(): OrderAttempt | undefined {
  return parseAttempt(readTab(ORDER_ATTEMPT_STORE_KEY)) ?? current;
}

function open(attempt: OrderAttempt): void {
  current = attempt;
  writeTab(ORDER_ATTEMPT_STORE_KEY, JSON.stringify(attempt));
}

/** The idempotency key to send. It stays the same after a reload or a lost response. */
export function attemptKey(): string {
  const attempt = continueAttempt(read(), { now: Date.now(), newKey: newKey() });
  open(attempt);
  // Marks this history entry as the attempt's checkout. The router keeps unknown state.
  window.history.replaceState({ ...historyState(), attempt: attempt.key }, '');
  return attempt.key;
}

/** The earlier order that the open attempt replaces. */
export function attemptInsteadOf(): { insteadOf?: string } {
  const insteadOf = read()?.insteadOf;
  return insteadOf === undefined ? {} : { insteadOf };
}

/** Starts a new attempt, which replaces an earlier order. */
export function beginInstead(orderId: string): void {
  settleAttempt();
  resumeAttempt(newKey(), { insteadOf: orderId });
}

/** Continues an attempt that was kept on the phone, under the key it was kept with. */
export function resumeAttempt(key: string, { insteadOf }: { insteadOf?: string } = {}): void {
  open({ key, sentAt: Date.now(), ...(insteadOf !== undefined && { insteadOf }) });
}

/** Ends the attempt after a final answer: the next order gets a new key, even for the same flour. */
export function settleAttempt(orderId?: string): void {
  const settled = read();
  current = undefined;
  clearTab(ORDER_ATTEMPT_STORE_KEY);
  if (!settled || !orderId) return;
  const known = withSettled(readSettled(), settled.key, orderId);
  writeTab(SETTLED_ATTEMPTS_STORE_KEY, JSON.stringify(known));
}

/** The order placed by the checkout at this history entry. */
export function orderPlacedHere(): string | undefined {
  return orderForAttempt(readSettled(), historyState()?.attempt);
}

function readSettled(): SettledAttempts {
  return parseSettled(readTab(SETTLED_ATTEMPTS_STORE_KEY));
}

function historyState(): { attempt?: unknown } | null {
  return window.history.state as { attempt?: unknown } | null;
}

/** `crypto.randomUUID` exists only over HTTPS. */
function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
