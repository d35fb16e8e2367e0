import type { ErrorCode } from '@dalan/contract/errors';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { inTrace } from '../../../../platform/telemetry/tracing.ts';
import { placeRepeatOrder } from '../../orders/index.ts';
import type { DeliverySource, OrderLimits } from '../../orders/index.ts';
import { dayAfterNext, madeUntil } from '../repeat-days.rules.ts';
import { areSameLines } from '../repeat-lines.rules.ts';
import { findRepeat, insertDay, lockRepeat, updateRepeat } from '../repeats.queries.ts';
import type { RepeatLine, RepeatRow } from '../repeats.queries.ts';
import { askToCall } from './ask-to-call.ts';
import { planRepeatOrder } from './plan-repeat-order.ts';
import { takeDueRepeat } from './repeats-to-make.queries.ts';

export type RepeatMaker = {
  db: Db;
  city: string;
  shopPhone: () => string;
  delivery: DeliverySource;
  limits: OrderLimits;
  now?: () => Date;
};

/** Longer than an order takes. After a crash another worker starts again this much later. */
const LEASE_SECONDS = 15;
const MAX_TRIES = 8;

/**
 * After these refusals the order is made anew: a price, a charge or the room of a day changed
 * meanwhile.
 */
const MADE_ANEW: readonly ErrorCode[] = [
  'PRICE_CHANGED',
  'CHARGE_CHANGED',
  'DAY_FULL',
  'UNAVAILABLE',
  // The step of a flour changed. Read again, the line is not sold.
  'INVALID_INPUT',
];

/** After these refusals staff call the customer: an order is never changed silently. */
const TO_CALL: readonly ErrorCode[] = [
  'OUT_OF_STOCK',
  'PRODUCT_NOT_SOLD',
  'GRIND_NOT_SOLD',
  'NOT_FOUND',
  'ORDER_LIMIT',
  'PINCODE_UNKNOWN',
  'ORDER_TOO_SMALL',
];

/** Makes the order of one repeat that is due. True if there may be more. */
export async function makeDueRepeat(maker: RepeatMaker): Promise<boolean> {
  const { db, city, now = () => new Date() } = maker;
  const lease = { city, until: madeUntil(now()), leaseSeconds: LEASE_SECONDS };
  const id = await takeDueRepeat(db, lease);
  if (id === undefined) return false;
  await inTrace({ name: 'repeat order' }, () => makeRepeat(maker, { id, until: lease.until }));
  return true;
}

async function makeRepeat(
  maker: RepeatMaker,
  { id, until }: { id: string; until: string },
): Promise<void> {
  const { db, now = () => new Date() } = maker;
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const repeat = await findRepeat(db, id);
    if (repeat === undefined || !isDue(repeat, until)) return;
    if (await makeOrder(maker, repeat, now())) return;
  }
  // The repeat is left for the next round.
}

function isDue({ isStopped, nextOn }: Pick<RepeatRow, 'isStopped' | 'nextOn'>, until: string) {
  return !isStopped && nextOn <= until;
}

/** False if something changed meanwhile, so that the repeat must be read again. */
async function makeOrder(maker: RepeatMaker, repeat: RepeatRow, now: Date): Promise<boolean> {
  const { db, city, delivery } = maker;
  const { rule } = delivery.current();
  const notSold = repeat.items.filter(({ isSold }) => !isSold);
  if (notSold.length > 0) return noteCall(db, repeat, namesOf(notSold));
  const order = await planRepeatOrder(db, repeat, { city, rule, now });
  if (order === undefined) return noteCall(db, repeat, []);
  try {
    return await placeRepeatOrder(db, {
      ...maker,
      shopPhone: maker.shopPhone(),
      order,
      idempotencyKey: repeatKey(repeat),
      hold: (tx) => holdDay(tx, repeat),
      keep: async (tx, orderId) => {
        await insertDay(tx, {
          repeatId: repeat.id,
          day: repeat.nextOn,
          outcome: 'ordered',
          orderId,
        });
        await advance(tx, repeat, order.dueOn ?? repeat.nextOn);
      },
    });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (MADE_ANEW.includes(error.code)) return false;
    if (!TO_CALL.includes(error.code)) throw error;
    const short = error.details?.items?.map(({ productId }) => productId) ?? [];
    const lines = repeat.items.filter(({ productId }) => short.includes(productId));
    return noteCall(db, repeat, namesOf(lines));
  }
}

/** A flour in two grinds is named once. */
function namesOf(lines: readonly RepeatLine[]): string[] {
  return [...new Set(lines.map(({ name }) => name))];
}

/** The key has spaces, so that no caller can use it before. `db:check` knows it, too. */
function repeatKey({ id, nextOn }: RepeatRow): string {
  return `repeat ${id} ${nextOn}`;
}

/** False if another worker made this day, or it was skipped, moved, changed or stopped meanwhile. */
async function holdDay(tx: Tx, repeat: RepeatRow): Promise<boolean> {
  const locked = await lockRepeat(tx, repeat.id);
  if (locked === undefined || locked.isStopped || locked.nextOn !== repeat.nextOn) return false;
  // Read after the lock: a statement that waited for it still sees the lines of before.
  const lines = (await findRepeat(tx, repeat.id))?.items ?? [];
  return areSameLines(lines, repeat.items);
}

async function advance(tx: Tx, repeat: RepeatRow, comesOn: string): Promise<void> {
  await updateRepeat(tx, repeat.id, { nextOn: dayAfterNext(repeat, comesOn) });
}

async function noteCall(db: Db, repeat: RepeatRow, shortOf: string[]): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await holdDay(tx, repeat))) return false;
    const { id: repeatId, nextOn: day } = repeat;
    await insertDay(tx, { repeatId, day, outcome: 'to call', shortOf });
    await advance(tx, repeat, day);
    await askToCall(tx, repeat, shortOf);
    return true;
  });
}
