import { createHash } from 'node:crypto';
import { newOrder } from '@dalan/contract/orders/orders';
import type { NewOrder } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { holdDeliveryDays } from '../../../shop/delivery/index.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { findOrderByKey } from '../orders.queries.ts';
import { limitsOf, overLimit } from '../place/account-limits.ts';
import type { OrderLimits } from '../place/account-limits.ts';
import { NotPlaced } from '../place/not-placed.ts';
import { placeByStrategy } from '../place/place-by-strategy.ts';
import type { DeliverySource, OrderWithoutBuyer } from '../place/place-by-strategy.ts';
import { insertOrder, runIn } from '../place/place-order.queries.ts';
import type { PlacedLine } from '../place/place-order.queries.ts';
import { canonicalOrder } from '../place/request-hash.rules.ts';
import { dropPlacedMail } from './repeat-mail.queries.ts';

type PlaceRepeatOrder = {
  city: string;
  shopPhone: string;
  delivery: DeliverySource;
  limits: OrderLimits;
  order: NewOrder;
  idempotencyKey: string;
  /** Locks the repeat. False if the order is not wanted any more. */
  hold: (tx: Tx) => Promise<boolean>;
  /** Writes what belongs to the order. */
  keep: (tx: Tx, orderId: string) => Promise<void>;
};

/**
 * Places the order of a repeat under the rules of a customer's order, in one transaction with what
 * the repeat keeps. False if the order is not wanted any more.
 */
export async function placeRepeatOrder(db: Db, asked: PlaceRepeatOrder): Promise<boolean> {
  const { userId } = asked.order;
  try {
    await placeByStrategy(db, {
      ...asked,
      requestHash: createHash('sha256').update(canonicalOrder(asked.order)).digest(),
      canChooseDay: true,
      strategy: {
        insertOrder: (withoutBuyer) => insertWithRepeat(db, asked, withoutBuyer),
        findOrderByKey: (key) => findOrderByKey(db, userId, key),
        keyReusedText: orderAnswerTexts.keyReused,
        findRefusal: (lines) => overLimit(asked, lines),
      },
    });
    return true;
  } catch (error) {
    if (error instanceof NotWanted) return false;
    throw error;
  }
}

class NotWanted extends Error {}

async function insertWithRepeat(
  db: Db,
  { order, limits, hold, keep }: PlaceRepeatOrder,
  withoutBuyer: OrderWithoutBuyer,
): Promise<PlacedLine[]> {
  try {
    return await inTransaction(db, async (tx) => {
      await holdDeliveryDays(tx);
      if (!(await hold(tx))) throw new NotWanted();
      const lines = await insertOrder(runIn(tx), {
        ...withoutBuyer,
        userId: order.userId,
        limits: limitsOf(limits),
        placedBy: null,
        firstStatus: newOrder.orderStatus,
        channel: 'repeat',
        mayOwe: true,
        soldAt: null,
      });
      const placed = lines.find((line) => line.id !== null);
      if (placed === undefined) throw new NotPlaced(lines);
      await dropPlacedMail(tx, placed.id);
      await keep(tx, placed.id);
      return lines;
    });
  } catch (error) {
    if (error instanceof NotPlaced) return error.lines;
    throw error;
  }
}
