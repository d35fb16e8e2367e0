import { sendCall } from './history.ts';
import type { History, OrderCall } from './history.ts';
import { askedContent, placeOf, readStoredOrders } from '../../stored-orders.ts';
import type { StoredOrders } from '../../stored-orders.ts';

export type Findings = { lost: number; duplicated: number; problems: string[] };

/** Compares the answers that customers got with the rows in the database. */
export async function checkHistory(
  history: History,
  { origin, databaseUrl }: { origin: string; databaseUrl: string },
): Promise<Findings> {
  await settleUnknown(history, await readStoredOrders(databaseUrl), origin);
  return compare(history, await readStoredOrders(databaseUrl));
}

/** Retries each key without an answer: it must return the stored order, or place it now. */
async function settleUnknown(
  history: History,
  stored: StoredOrders,
  origin: string,
): Promise<void> {
  for (const call of history.calls.filter(({ outcome }) => outcome === 'unknown')) {
    const [earlier] = storedUnder(stored, call);
    const sent = await sendCall(history, call, origin);
    if (sent.outcome === 'unknown')
      history.problems.push(`order ${call.key}: the retries get no answer`);
    if (sent.orderId !== undefined && earlier !== undefined && sent.orderId !== earlier.id) {
      history.problems.push(
        `order ${call.key}: ${earlier.id} was stored, but the answer is another`,
      );
    }
    if (sent.isReplay !== (earlier !== undefined)) {
      history.problems.push(
        `order ${call.key}: marked as a replay although it was not stored, or the reverse`,
      );
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
      problems.push(`order ${call.key}: refused, but stored`);
    }
    if (call.outcome !== 'ok') continue;
    if (found.length === 0) {
      lost += 1;
      continue;
    }
    if (!found.some(({ id }) => id === call.orderId)) {
      problems.push(
        `order ${call.key}: answered ${call.orderId ?? 'none'}, stored ${found[0]!.id}`,
      );
    }
    if (found.some(({ content }) => content !== askedContent(call.content))) {
      problems.push(`order ${call.key}: stored with other contents`);
    }
  }
  const sent = history.calls.map((call) => placeOf(call.content.userId, call.key));
  const known = new Set([...sent, ...history.counterSales]);
  const strays = [...stored.keys()].filter((place) => !known.has(place));
  problems.push(...strays.map((place) => `order ${place}: nobody sent it`));
  return { lost, duplicated, problems };
}
