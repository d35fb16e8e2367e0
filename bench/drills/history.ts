import { randomUUID } from 'node:crypto';
import type { NewOrder, Order } from '@dalan/contract/orders';
import type { Person } from '../people.ts';

/** `unknown`: no answer, or one that does not say whether the order was written. */
export type Outcome = 'ok' | 'failed' | 'unknown';

/** One order that a customer wants, under one key, however often it is sent. */
export type OrderCall = {
  key: string;
  person: Person;
  content: NewOrder;
  /** Sent with a price that the shop must refuse. */
  isMeantToFail: boolean;
  outcome: Outcome;
  orderId?: string;
};

export type History = {
  calls: OrderCall[];
  /** Answers that no fault excuses. */
  problems: string[];
  /** How often a key that was sent again got the order that was already there. */
  replays: number;
  /** What sendings got instead of an answer. */
  unanswered: string[];
  acknowledgedAt: number[];
  /** Of all sendings, with those that were given up. */
  slowestMs: number;
};

/** More than any drill allows: who is given up on has hung. */
const ANSWER_WITHIN_MS = 20_000;

export function openHistory(): History {
  return {
    ...{ calls: [], problems: [], replays: 0, unanswered: [] },
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

/** Sends an order under its key, first or again, and writes down what became of it. */
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
    history.problems.push(`order ${call.key}: ${sent.outcome}, against what it asked for`);
  }
  if (call.orderId !== undefined && call.orderId !== sent.orderId) {
    history.problems.push(`order ${call.key}: was ${call.orderId}, sent again another`);
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
      // "Not now" is an honest answer to a fault; any other 5xx is a mistake of ours.
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
    // Cut off: the order may be written or not.
    return { outcome: 'unknown', isReplay: false, said: String(error) };
  }
}

/** The longest time in which nobody's order was taken. */
export function longestGapMs({ acknowledgedAt }: History, from: number, to: number): number {
  let longest = 0;
  let last = from;
  for (const at of [...acknowledgedAt.filter((one) => one >= from && one <= to), to]) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return Math.round(longest);
}
