import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';

import { browserClient } from '../api/browser-client.ts';

/** After this the shop counts as not answering. Buying stays possible. */
const ANSWER_TIMEOUT_MS = 5000;

export type DeliveryRuleState = {
  /** Undefined until the shop has answered. Its rule is null while the rule is off. */
  answer: DeliveryAnswer | undefined;
  /** The last question had no answer. */
  hasFailed: boolean;
  /** When this was last known to be so: the promise is computed for this moment. */
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

/** Asks the shop, once at a time. Undefined if it does not answer. */
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
    // What was known before is better than nothing.
    show({ answer: state.answer, hasFailed: true });
    return undefined;
  }
}

/** What a refused order says about the rule or its days. */
export function correctDeliveryRule(change: (answer: DeliveryAnswer) => DeliveryAnswer): void {
  if (state.answer) show({ answer: change(state.answer), hasFailed: false });
}
