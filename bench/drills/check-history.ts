import { sendCall } from './history.ts';
import type { History, OrderCall } from './history.ts';
import { askedContent, placeOf, readStoredOrders } from '../stored-orders.ts';
import type { StoredOrders } from '../stored-orders.ts';

export type Findings = { lost: number; duplicated: number; problems: string[] };

/** Compares what customers were told with what the database holds. */
export async function checkHistory(
  history: History,
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
): Promise<Findings> {
  await settleUnknown(history, await readStoredOrders(databaseUrl), origin);
  return compare(history, await readStoredOrders(databaseUrl));
}

/** Each key without an answer is sent again: it gets the order that is there, or the first one. */
async function settleUnknown(
  history: History,
  stored: StoredOrders,
  origin: string,
): Promise<void> {
  for (const call of history.calls.filter(({ outcome }) => outcome === 'unknown')) {
    const [earlier] = storedUnder(stored, call);
    const sent = await sendCall(history, call, origin);
    if (sent.outcome === 'unknown') history.problems.push(`order ${call.key}: does not settle`);
    if (sent.orderId !== undefined && earlier !== undefined && sent.orderId !== earlier.id) {
      history.problems.push(`order ${call.key}: ${earlier.id} was there, answered another`);
    }
    if (sent.isReplay !== (earlier !== undefined)) {
      history.problems.push(`order ${call.key}: a replay where it was not there, or none`);
    }
  }
}

function storedUnder(stored: StoredOrders, call: OrderCall) {
  return stored.get(placeOf(call.content.userId, call.key)) ?? [];
}

function compare(history: History, stored: StoredOrders): Findings {
  const problems = [...history.problems];
  let lost = 0;
  let duplicated = 0;
  for (const call of history.calls) {
    const found = storedUnder(stored, call);
    duplicated += Math.max(0, found.length - 1);
    if (call.outcome === 'failed' && found.length > 0) {
      problems.push(`order ${call.key}: refused, and stored all the same`);
    }
    if (call.outcome !== 'ok') continue;
    if (found.length === 0) {
      lost += 1;
      continue;
    }
    if (!found.some(({ id }) => id === call.orderId)) {
      problems.push(`order ${call.key}: told ${call.orderId ?? 'none'}, stored ${found[0]!.id}`);
    }
    if (found.some(({ content }) => content !== askedContent(call.content))) {
      problems.push(`order ${call.key}: stored with other contents`);
    }
  }
  const known = new Set(history.calls.map((call) => placeOf(call.content.userId, call.key)));
  const strays = [...stored.keys()].filter((place) => !known.has(place));
  problems.push(...strays.map((place) => `order ${place}: nobody sent it`));
  return { lost, duplicated, problems };
}
