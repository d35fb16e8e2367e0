import { areaOf, dayAfter, openDaysFrom, shopClock } from '@dalan/contract/delivery/delivery';
import { BAG_DAMAGED } from '@dalan/contract/mill/runs';
import type { NotDeliveredReason, Run } from '@dalan/contract/mill/runs';
import {
  changeOrderStatus,
  getOrder,
  recordPayment,
} from '../../src/features/sales/orders/index.ts';
import {
  countCash,
  createRun,
  getRun,
  planRuns,
  sendRiderAction,
  startRun,
} from '../../src/features/mill/runs/index.ts';
import type { Mill, OpenOrder } from './mill.ts';
import { inNotes } from './notes.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Puts orders on a new run of a rider, area by area. */
export async function planRun(
  mill: Mill,
  { day, riderId, orders }: { day: string; riderId: string; orders: OpenOrder[] },
): Promise<Run | undefined> {
  if (orders.length === 0) return undefined;
  const { database, city, counter, now } = mill;
  const run = await createRun(database.db, { city, day, riderId, actorId: counter, now: now() });
  const { _id: runId, version } = run;
  const orderIds = orders.map(({ id }) => id);
  const { runs } = await planRuns(database.db, counter, { runs: [{ runId, version, orderIds }] });
  return runs[0];
}

/** The orders are sorted by area, so that two halves are two parts of the city. */
export function byArea({ settings }: Mill, orders: OpenOrder[]): OpenOrder[] {
  const { delivery } = settings;
  const placeOf = ({ customer }: OpenOrder) => {
    const area = areaOf(delivery, customer.pincode);
    return (
      delivery.areas.findIndex((other) => other === area) * 1_000_000 + Number(customer.pincode)
    );
  };
  return orders.toSorted((a, b) => placeOf(a) - placeOf(b));
}

type OutWith = { run: Run; orders: OpenOrder[]; riderId: string };

/**
 * The rider leaves now and is at a door every nine minutes or so, until `stops` of them are done.
 * After all of them the cash is counted.
 */
export async function sendOut(
  mill: Mill,
  { run, orders, riderId }: OutWith,
  { stops, minutesAStop = 9 }: { stops: number; minutesAStop?: number },
): Promise<void> {
  const { agenda, chance, database, counter: actorId, settings: seller } = mill;
  const { _id: runId, version } = run;
  await startRun(database.db, { runId, version, actorId, seller });
  const left = mill.now().getTime();
  let minutes = 0;
  for (const order of orders.slice(0, stops)) {
    minutes += minutesAStop * (0.7 + 0.6 * chance.next());
    agenda.add(new Date(left + minutes * MINUTE_MS), () => visit(mill, { runId, riderId, order }));
  }
  if (stops < orders.length) return;
  agenda.add(new Date(left + (minutes + 25) * MINUTE_MS), () => count(mill, runId));
}

type Visit = { runId: string; riderId: string; order: OpenOrder };

async function visit(mill: Mill, { runId, riderId, order }: Visit): Promise<void> {
  const { chance, database, settings: seller } = mill;
  const now = mill.now();
  const tappedAt = now.toISOString();
  const reason = chance.weigh<NotDeliveredReason | undefined>([
    [undefined, 950],
    ['Not at home', 28],
    ['Asked for another day', 8],
    ['Address not found', 3],
    ['Bag damaged', 2],
    ['Refused at the door', 9],
  ]);
  const sent = { runId, riderId, idempotencyKey: mill.key(), seller, now };
  const { id: orderId } = order;
  const refusal = await sendRiderAction(database.db, {
    ...sent,
    action:
      reason === undefined
        ? { do: 'delivered', orderId, tappedAt, payments: paid(mill, order) }
        : { do: 'not delivered', orderId, tappedAt, reason },
  });
  if (refusal !== undefined) throw new Error(refusal.message);
  if (reason === undefined || reason === 'Refused at the door') {
    mill.open = mill.open.filter((open) => open !== order);
    return;
  }
  order.step = reason === BAG_DAMAGED ? 'to pack' : 'packed';
  const { day } = shopClock(now);
  order.dueOn = openDaysFrom(mill.settings.delivery, dayAfter(day), 1)[0] ?? day;
}

type Paid = { method: 'cash' | 'UPI'; amount: number };

/** Tells what the rider takes at the door. What is missing is mostly paid two days later. */
function paid(mill: Mill, order: OpenOrder): Paid[] {
  const { agenda, chance } = mill;
  const { toPay } = order;
  if (toPay <= 0) return [];
  const how = chance.weigh([
    ['cash', 55],
    ['UPI', 38],
    ['both', 3],
    ['partly', 3],
    ['not', 1],
  ] as const);
  const later = new Date(mill.now().getTime() + 2 * DAY_MS);
  if (how === 'cash' || how === 'UPI') {
    if (chance.is(0.003)) agenda.add(later, () => bringBackSpoilt(mill, order.id));
    else mill.paidLast = [...mill.paidLast.slice(-4), order.id];
    return [{ method: how, amount: toPay }];
  }
  const part = Math.floor(toPay / 200) * 100;
  if (how === 'both' && part > 0) {
    return [
      { method: 'cash', amount: part },
      { method: 'UPI', amount: toPay - part },
    ];
  }
  const taken = how === 'partly' ? part : 0;
  if (chance.is(0.8)) agenda.add(later, () => payRest(mill, order.id, toPay - taken));
  return taken > 0 ? [{ method: 'cash', amount: taken }] : [];
}

async function payRest(mill: Mill, orderId: string, amount: number): Promise<void> {
  await recordPayment(mill.database.db, {
    orderId,
    actorId: mill.counter,
    idempotencyKey: mill.key(),
    method: mill.chance.pick(['UPI', 'cash']),
    amount,
  });
}

async function bringBackSpoilt(mill: Mill, orderId: string): Promise<void> {
  const { database, owner: actorId, settings: seller } = mill;
  const { version } = await getOrder(database.db, orderId);
  await changeOrderStatus(
    database.db,
    { actorId, seller },
    { orderId, orderStatus: 'Returned', paymentStatus: 'Refunded', version },
  );
}

/** Now and then a note more or less is in the bag. */
async function count(mill: Mill, runId: string): Promise<void> {
  const { chance, counter: actorId, database } = mill;
  const { cashTaken: expected } = await getRun(database.db, runId);
  const [difference, note] = chance.weigh<readonly [number, string]>([
    [[0, ''], 88],
    [[-10, 'No change for the last customer'], 6],
    [[20, 'A customer left the change'], 4],
    [[-50, 'One note of 50 missing, looked for it together'], 2],
  ]);
  const counted = expected + difference;
  const isCounted = counted >= 0;
  await countCash(database.db, {
    runId,
    actorId,
    idempotencyKey: mill.key(),
    expected,
    ...inNotes(isCounted ? counted : expected),
    ...(isCounted && note !== '' && { note }),
  });
}
