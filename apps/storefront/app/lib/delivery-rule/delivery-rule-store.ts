import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';

import { browserClient } from '../api/browser-client.ts';

/** After this time the shop counts as not answering. Buying stays possible. */
const ANSWER_TIMEOUT_MS = 5000;

export type DeliveryRuleState = {
  /** Undefined until the shop has answered. Its `rule` is null while the delivery rule is off. */
  answer: DeliveryAnswer | undefined;
  /** True if the last request had no answer. */
  hasFailed: boolean;
  /** When this was last known to be true. The promise is computed for this moment. */
  at: Date;
};

let state: DeliveryRuleState = { answer: undefined, hasFailed: false, at: new Date() };
let asking: Promise<DeliveryAnswer | undefined> | undefined;
const listeners = new Set<() => void>();

export function readDeliveryRule(): DeliveryRuleState {
  return state;
}

export function subscribeToDeliveryRule(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Omit<DeliveryRuleState, 'at'>): void {
  state = { ...next, at: new Date() };
  for (const listener of listeners) listener();
}

/** Asks the shop, with one request at a time. Returns undefined if it does not answer. */
export function askDeliveryRule(): Promise<DeliveryAnswer | undefined> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<DeliveryAnswer | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const answer = await browserClient.call('getDelivery', {}, { signal });
    show({ answer, hasFailed: false });
    return answer;
  } catch {
    // An older answer is better than none.
    show({ answer: state.answer, hasFailed: true });
    return undefined;
  }
}

/** Updates the known rule and its days with what a refused order says. */
export function correctDeliveryRule(change: (answer: DeliveryAnswer) => DeliveryAnswer): void {
  if (state.answer) show({ answer: change(state.answer), hasFailed: false });
}
