import { createHash } from 'node:crypto';
import { newOrder } from '@dalan/contract/orders/orders';
import type { NewPhoneOrder } from '@dalan/contract/desk/phone-orders';
import type { Db } from '../../../../platform/db/database.ts';
import { brokenConstraint, inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { holdDeliveryDays } from '../../../shop/delivery/index.ts';
import { NotPlaced } from '../place/not-placed.ts';
import { placeByStrategy } from '../place/place-by-strategy.ts';
import type { DeliverySource, OrderWithoutBuyer, PlacedOrder } from '../place/place-by-strategy.ts';
import { insertOrder, runIn } from '../place/place-order.queries.ts';
import type { PlacedLine } from '../place/place-order.queries.ts';
import { canonicalOrder } from '../place/request-hash.rules.ts';
import { auditNewCustomer, customerGone, findOrMakeCustomer } from './find-or-make-customer.ts';
import { findPhoneOrderByKey } from './phone-orders.queries.ts';

/** A text that only the server says. */
const KEY_REUSED =
  'This order was placed already, with other contents. Please check it in Order Master.';

type PlacePhoneOrder = {
  actorId: string;
  city: string;
  shopPhone: string;
  delivery: DeliverySource;
  order: NewPhoneOrder;
  idempotencyKey: string;
  now?: Date;
};

/**
 * Places an order for staff, without the limits of an account. The customer may be new: they and
 * their order are one transaction. Idempotent per key and member of staff.
 */
export async function placePhoneOrder(db: Db, asked: PlacePhoneOrder): Promise<PlacedOrder> {
  const { actorId, order } = asked;
  return placeByStrategy(db, {
    ...asked,
    requestHash: hashOf(order),
    canChooseDay: true,
    allowFullDay: order.allowFullDay ?? false,
    strategy: {
      insertOrder: (withoutBuyer) => insertUnlessKeyIsUsed(db, asked, withoutBuyer),
      findOrderByKey: (key) => findPhoneOrderByKey(db, actorId, key),
      keyReusedText: KEY_REUSED,
      findRefusal: (lines) => (lines[0]?.isBuyerGone ? customerGone() : undefined),
    },
  });
}

/** Whether a full day was accepted is not part of the order. */
function hashOf(order: NewPhoneOrder): Buffer {
  const { customerId = null, name = null, isAgreed } = order;
  const parts = JSON.stringify([canonicalOrder(order), customerId, name, isAgreed]);
  return createHash('sha256').update(parts).digest();
}

const KEYS = ['one_phone_order_per_key_and_staff', 'one_order_per_key_and_user'];

/** If two concurrent posts have one key, the second violates a constraint. */
async function insertUnlessKeyIsUsed(
  db: Db,
  asked: PlacePhoneOrder,
  withoutBuyer: OrderWithoutBuyer,
): Promise<PlacedLine[]> {
  try {
    return await inTransaction(db, (tx) => insertForCustomer(tx, asked, withoutBuyer));
  } catch (error) {
    if (error instanceof NotPlaced) return error.lines;
    if (KEYS.includes(brokenConstraint(error) ?? '')) return [];
    throw error;
  }
}

async function insertForCustomer(
  tx: Tx,
  asked: PlacePhoneOrder,
  withoutBuyer: OrderWithoutBuyer,
): Promise<PlacedLine[]> {
  const { actorId, order } = asked;
  await holdDeliveryDays(tx);
  const { userId, isNew } = await findOrMakeCustomer(tx, order);
  const lines = await insertOrder(runIn(tx), {
    ...withoutBuyer,
    userId,
    limits: null,
    placedBy: actorId,
    firstStatus: order.isAgreed ? 'Confirmed' : newOrder.orderStatus,
    channel: 'phone',
    mayOwe: true,
    soldAt: null,
  });
  const placed = lines.find((line) => line.id !== null);
  if (placed === undefined) throw new NotPlaced(lines);
  if (isNew) await auditNewCustomer(tx, actorId, userId);
  await recordAudit(tx, {
    actorId,
    action: 'order.taken_by_phone',
    subjectId: placed.id,
    details: { orderStatus: placed.orderStatus },
  });
  return lines;
}
