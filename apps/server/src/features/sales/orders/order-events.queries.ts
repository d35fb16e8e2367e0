import type { OrderChange } from '@dalan/contract/desk/live-orders';
import type {
  OrderContentChanges,
  OrderStatus,
  PaymentStatus,
} from '@dalan/contract/orders/orders';
import type { Tx } from '../../../platform/db/transaction.ts';

type OrderEvent = {
  orderId: string;
  kind: Exclude<OrderChange, 'placed'>;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  actorId: string;
  dueOn?: string;
  note?: string;
  changes?: OrderContentChanges;
};

/**
 * Recipients of the mails about each event. The shop gets none about what its staff see in Order
 * Master anyway.
 */
const recipientsOf: Record<OrderEvent['kind'], readonly ('customer' | 'shop')[]> = {
  'status changed': ['customer', 'shop'],
  cancelled: ['customer', 'shop'],
  deleted: [],
  'moved to another day': ['customer'],
  'payment recorded': ['customer'],
  'payment corrected': [],
  'payment claimed': [],
  'payment not found': [],
  'no answer': [],
  packed: [],
  'not packed': [],
  'contents changed': ['customer'],
  'put on a run': [],
  'taken off a run': [],
  'not delivered': [],
  'flour returned': ['customer'],
  'discount given': ['customer'],
  'payment refunded': [],
  'put on account': ['customer'],
  'taken off account': ['customer'],
};

/** Adds the event to the history and queues its letters. Returns its number. */
export async function insertOrderEvent(
  tx: Tx,
  event: OrderEvent,
  recipients = recipientsOf[event.kind],
): Promise<number> {
  const { id } = await tx
    .insertInto('orderEvents')
    .values({ ...event, changes: event.changes && JSON.stringify(event.changes) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (recipients.length > 0) {
    const letters = recipients.map((to) => ({ kind: `order/${to}`, subjectId: String(id) }));
    await tx.insertInto('letters').values(letters).execute();
  }
  return id;
}

/** Undefined or null if nobody who still has an account delivered the order. */
export async function findWhoDelivered(
  tx: Tx,
  orderId: string,
): Promise<string | null | undefined> {
  const event = await tx
    .selectFrom('orderEvents')
    .select('actorId')
    .where('orderId', '=', orderId)
    .where('kind', '=', 'status changed')
    .where('orderStatus', '=', 'Delivered')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.actorId;
}
