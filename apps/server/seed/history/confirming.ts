import type { CancelReason } from '@dalan/contract/desk/confirm';
import {
  answerClaimNotFound,
  cancelOrder,
  claimPayment,
  decideOrder,
  moveOrders,
  recordPayment,
} from '../../src/features/sales/orders/index.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { setDemoClock } from './demo-clock.queries.ts';
import type { Mill, OpenOrder } from './mill.ts';

const MINUTE_MS = 60_000;
/** An order that came in a moment ago waits for the next round. */
const TOO_FRESH_MS = 10 * MINUTE_MS;
const NO_ANSWERS_MAX = 3;

/** The counter calls everybody who ordered since the last round. */
export async function confirmRound(mill: Mill): Promise<void> {
  const { chance } = mill;
  const before = mill.now().getTime() - TOO_FRESH_MS;
  const waiting = mill.open.filter(
    ({ step, placedAt, isLeft }) => step === 'to confirm' && !isLeft && placedAt.getTime() < before,
  );
  const agreed: OpenOrder[] = [];
  for (const order of waiting) {
    if (chance.is(0.015)) await cancelAsCustomer(mill, order);
    else if (chance.is(0.05)) await callInVain(mill, order);
    else if (chance.is(0.012)) await cancel(mill, order);
    else agreed.push(order);
  }
  await move(mill, agreed, 'confirm');
}

type Bulk = 'confirm' | 'pack';
const stepAfter = { confirm: 'to mill', pack: 'packed' } as const;

/** Moves orders as the panel does with a selection. Each connection takes its part of them. */
export async function move(mill: Mill, orders: OpenOrder[], what: Bulk): Promise<void> {
  const connections = [mill.database.db, ...mill.helpers];
  const size = Math.ceil(orders.length / connections.length);
  await Promise.all(
    connections.map(async (db, index) => {
      const part = orders.slice(index * size, (index + 1) * size);
      if (part.length === 0) return;
      await setDemoClock(db, mill.now());
      await movePart(mill, { db, part, what });
    }),
  );
}

type Part = { db: Db; part: OpenOrder[]; what: Bulk };

async function movePart(mill: Mill, { db, part, what }: Part): Promise<void> {
  const { results } = await moveOrders(db, {
    action: { do: what },
    orders: part.map(({ id }) => ({ orderId: id })),
    actorId: mill.counter,
    seller: mill.settings,
    idempotencyKey: mill.key(),
    now: mill.now(),
  });
  for (const [index, { order, refusal }] of results.entries()) {
    if (refusal !== undefined) throw new Error(refusal.message);
    const open = part[index];
    if (open === undefined || order === undefined) continue;
    open.step = stepAfter[what];
    open.version = order.version;
  }
}

function forget(mill: Mill, order: OpenOrder): void {
  mill.open = mill.open.filter((open) => open !== order);
}

async function cancelAsCustomer(mill: Mill, order: OpenOrder): Promise<void> {
  await cancelOrder(mill.database.db, {
    orderId: order.id,
    userId: order.customer.userId ?? '',
    shopPhone: mill.settings.profile.phone,
  });
  forget(mill, order);
}

async function cancel(mill: Mill, order: OpenOrder): Promise<void> {
  const [reason, note] = mill.chance.pick<readonly [CancelReason, string?]>([
    ['Customer asked'],
    ['Double order'],
    ['Cannot deliver there'],
    ['Other', 'Moves to Mumbai this week'],
  ]);
  await decide(mill, order, { do: 'cancel', reason, ...(note !== undefined && { note }) });
  forget(mill, order);
}

/** After the third call without an answer the order is cancelled. */
export async function callInVain(mill: Mill, order: OpenOrder): Promise<void> {
  order.noAnswers += 1;
  if (order.noAnswers < NO_ANSWERS_MAX) return decide(mill, order, { do: 'no answer' });
  await decide(mill, order, { do: 'cancel', reason: 'No answer' });
  forget(mill, order);
}

type Decision = Parameters<typeof decideOrder>[2]['decision'];
type WithoutVersion<Kind> = Kind extends unknown ? Omit<Kind, 'version'> : never;

async function decide(mill: Mill, order: OpenOrder, decision: WithoutVersion<Decision>) {
  const { database, counter: actorId, settings: seller } = mill;
  const decided = await decideOrder(
    database.db,
    { actorId, seller },
    { orderId: order.id, decision: { ...decision, version: order.version } },
  );
  order.version = decided.version;
}

/** Some pay by UPI before the flour is at their door, and say so. */
export async function claim(mill: Mill, order: OpenOrder): Promise<void> {
  const reference = String(mill.chance.int(4_000_000_000, 4_999_999_999));
  const { _id: orderId, version } = await claimPayment(mill.database.db, {
    orderId: order.id,
    userId: order.customer.userId ?? '',
    reference,
  });
  order.version = version;
  if (order.isLeft) return;
  mill.agenda.add(new Date(mill.now().getTime() + 45 * MINUTE_MS), async () => {
    if (!mill.open.includes(order)) return;
    const { db } = mill.database;
    const actorId = mill.counter;
    const answered = mill.chance.is(0.85)
      ? await recordPayment(db, {
          orderId,
          actorId,
          idempotencyKey: mill.key(),
          method: 'UPI',
          amount: order.toPay,
          reference,
        })
      : await answerClaimNotFound(db, { orderId, actorId });
    order.version = answered.version;
    order.toPay -= answered.paidAmount;
  });
}
