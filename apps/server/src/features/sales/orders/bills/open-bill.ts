import { billableStatuses, billRefusals } from '@dalan/contract/payments/bills';
import type { Bill } from '@dalan/contract/payments/bills';
import type { Language } from '@dalan/contract/language/languages';
import { statusesWithoutStock } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { orderIn } from '../list/orders-in-language.ts';
import { lockOrder } from '../lock-order.ts';
import { forCustomer } from '../order-mapper.rules.ts';
import type { Seller } from './bill-document.rules.ts';
import { findBill } from './bills.queries.ts';
import { makeBill } from './make-bill.ts';

/** A customer sees only the bills of their own orders. */
export type BillReader = { userId: string; isStaff: boolean };

export async function getBill(db: Db, orderId: string, reader: BillReader): Promise<Bill> {
  const bill = await findBillFor(db, orderId, reader);
  if (bill === undefined) throw orderNotFound();
  return bill;
}

/** Returns the bill of the order, and makes it if the flour is milled. */
export async function openBill(
  db: Db,
  asked: {
    orderId: string;
    reader: BillReader;
    seller: Seller;
    /** The order's language, for a bill that is not made yet. */
    language?: Language | undefined;
  },
): Promise<Bill> {
  const { orderId, reader, seller } = asked;
  const earlier = await findBillFor(db, orderId, reader);
  if (earlier !== undefined) return earlier;
  await inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked === undefined || !(reader.isStaff || locked.userId === reader.userId)) {
      throw orderNotFound();
    }
    if (!billableStatuses.includes(locked.orderStatus)) {
      const hasEnded = statusesWithoutStock.includes(locked.orderStatus);
      const message = hasEnded ? billRefusals.ended : billRefusals.notYet;
      const order = await getOrder(tx, orderId);
      const read = reader.isStaff ? order : forCustomer(order);
      const details = { order: await orderIn(tx, asked.language, read) };
      throw new ShopError('BILL_NOT_YET', message, { details });
    }
    const isNew = await makeBill(tx, orderId, seller);
    if (!isNew || !reader.isStaff) return;
    await recordAudit(tx, { actorId: reader.userId, action: 'bill.made', subjectId: orderId });
  });
  return getBill(db, orderId, reader);
}

async function findBillFor(
  db: Db,
  orderId: string,
  { userId, isStaff }: BillReader,
): Promise<Bill | undefined> {
  const row = await findBill(db, orderId);
  if (row === undefined || !(isStaff || row.userId === userId)) return undefined;
  return {
    orderId: row.orderId,
    number: row.number,
    madeAt: row.madeAt.toISOString(),
    isCancelled: statusesWithoutStock.includes(row.orderStatus),
    paymentStatus: row.paymentStatus,
    paid: {
      paise: row.paidPaise,
      methods: row.paidMethods,
      at: row.paidAt?.toISOString() ?? null,
    },
    ...(row.onAccount && { onAccount: true }),
    ...(row.creditedPaise > 0 && { givenBackPaise: row.creditedPaise }),
    document: row.document,
  };
}
