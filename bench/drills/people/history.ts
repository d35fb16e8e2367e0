import { randomUUID } from 'node:crypto';
import type { NewOrder, Order } from '@dalan/contract/orders/orders';
import type { Person } from '../../people.ts';

/** `unknown` means no answer, or one that does not say whether the order was stored. */
export type Outcome = 'ok' | 'failed' | 'unknown';

/** One order of a customer. It has one key, however often it is sent. */
export type OrderCall = {
  key: string;
  person: Person;
  content: NewOrder;
  /** True if the order has a wrong price, which the shop must refuse. */
  isMeantToFail: boolean;
  outcome: Outcome;
  orderId?: string;
};

export type History = {
  calls: OrderCall[];
  /** Sales at the counter: orders that no customer sent, by customer and key. */
  counterSales: Set<string>;
  /** Wrong answers that no fault explains. */
  problems: string[];
  /** How often a retry got the order that was already stored. */
  replays: number;
  /** What calls got instead of an answer, such as an error of the connection. */
  unanswered: string[];
  acknowledgedAt: number[];
  /** Duration of the slowest call, including those that timed out. */
  slowestMs: number;
};

/** This is longer than any drill allows: a call that takes longer has hung. */
const ANSWER_WITHIN_MS = 20_000;

export function openHistory(): History {
  return {
    ...{ calls: [], counterSales: new Set(), problems: [], replays: 0, unanswered: [] },
    ...{ acknowledgedAt: [], slowestMs: 0 },
  };
}

export function addCall(
  history: History,
  wanted: Pick<OrderCall, 'person' | 'content' | 'isMeantToFail'>,
): OrderCall {
  const call: OrderCall = { ...wanted, key: randomUUID(), outcome: 'unknown' };
  history.calls.push(call);
  return call;
}

export type Sent = { outcome: Outcome; orderId?: string; isReplay: boolean; said?: string };

/** Sends an order with its key, the first time or as a retry, and records the outcome. */
export async function sendCall(history: History, call: OrderCall, origin: string): Promise<Sent> {
  const from = performance.now();
  const sent = await send(history, call, origin);
  history.slowestMs = Math.max(history.slowestMs, Math.round(performance.now() - from));
  if (sent.outcome === 'unknown') {
    history.unanswered.push(sent.said ?? 'nothing');
    return sent;
  }
  if (sent.outcome === 'ok') history.acknowledgedAt.push(performance.now());
  if (sent.isReplay) history.replays += 1;
  if (call.isMeantToFail !== (sent.outcome === 'failed')) {
    history.problems.push(`order ${call.key}: ${sent.outcome}, which is the wrong outcome`);
  }
  if (call.orderId !== undefined && call.orderId !== sent.orderId) {
    history.problems.push(`order ${call.key}: was ${call.orderId}, but the retry got another`);
  }
  call.outcome = sent.outcome;
  if (sent.orderId !== undefined) call.orderId = sent.orderId;
  return sent;
}

async function send(history: History, call: OrderCall, origin: string): Promise<Sent> {
  try {
    const answer = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: call.person.cookie,
        'idempotency-key': call.key,
      },
      body: JSON.stringify(call.content),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (answer.status >= 500) {
      // 503 is a correct answer to a fault; any other 5xx is a bug.
      if (answer.status !== 503) {
        history.problems.push(`order ${call.key}: answered ${answer.status}`);
      }
      return {
        outcome: 'unknown',
        isReplay: false,
        said: `${answer.status} ${await answer.text()}`,
      };
    }
    const body = (await answer.json()) as Partial<Order>;
    const isReplay = answer.headers.get('idempotent-replayed') === 'true';
    if (answer.status === 201) return { outcome: 'ok', orderId: body._id ?? '', isReplay };
    return { outcome: 'failed', isReplay };
  } catch (error) {
    // The connection broke: the order may be stored or not.
    return { outcome: 'unknown', isReplay: false, said: String(error) };
  }
}

/** The longest time without an accepted order. */
export function longestGapMs({ acknowledgedAt }: History, from: number, to: number): number {
  let longest = 0;
  let last = from;
  for (const at of [...acknowledgedAt.filter((one) => one >= from && one <= to), to]) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return Math.round(longest);
}
