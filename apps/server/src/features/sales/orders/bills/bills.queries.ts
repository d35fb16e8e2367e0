import { sql } from 'kysely';
import type { BillDocument } from '@dalan/contract/payments/bills';
import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import type { PaymentMethod } from '@dalan/contract/payments/payments';
import type { Db } from '../../../../platform/db/database.ts';
import { creditedPaise } from '../../../../platform/db/order-money.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { batchOfLine } from '../batches/batches.queries.ts';
import type { BilledItem, BilledOrder } from './bill-document.rules.ts';

export type BillRow = {
  orderId: string;
  userId: string;
  number: string;
  madeAt: Date;
  document: BillDocument;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  paidPaise: number;
  paidMethods: PaymentMethod[];
  paidAt: Date | null;
  creditedPaise: number;
  onAccount: boolean;
};

/** Finds bills of deleted orders, too: a bill stays readable for its customer and staff. */
export async function findBill(db: Db, orderId: string): Promise<BillRow | undefined> {
  const { rows } = await sql<BillRow>`
    select bill.order_id, o.user_id, bill.number, bill.made_at, bill.document,
      o.order_status, o.payment_status, o.on_account,
      coalesce(received.paise, 0)::bigint as paid_paise, ${creditedPaise} as credited_paise,
      coalesce(received.methods, '{}') as paid_methods, received.at as paid_at
    from bills bill join orders o on o.id = bill.order_id
    cross join lateral (
      select sum(paise) as paise, array_agg(method order by method) filter (where paise > 0) as methods,
        max(at) filter (where paise > 0) as at
      from (
        select method, sum(amount_paise) as paise,
          max(received_at) filter (where amount_paise > 0) as at
        from payments where order_id = bill.order_id
        group by method
      ) by_method
    ) received
    where bill.order_id = ${orderId}
  `.execute(db);
  return rows[0];
}

export async function listBillRowsOfOrders(db: Db, orderIds: string[]) {
  return db
    .selectFrom('bills')
    .select(['orderId', 'number', 'madeAt', 'document'])
    .where('orderId', 'in', orderIds)
    .orderBy('orderId', 'desc')
    .execute();
}

export async function hasBill(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('bills')
    .select('orderId')
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

/** HSN code and rate are those of the day of the bill. */
export async function getBilledOrder(tx: Tx, orderId: string): Promise<BilledOrder> {
  const { rows } = await sql<BilledOrder & { items: BilledItem[] }>`
    select buyer.name as buyer_name, buyer.language as buyer_language, o.delivery_address, o.contact_number,
      o.pincode, o.delivery_charge_paise, o.round_off_paise,
      (select json_agg(json_build_object('name', item.name,
        'nameMr', case when product.name = item.name then product.name_mr else '' end,
        'nameHi', case when product.name = item.name then product.name_hi else '' end, 'hsn', product.hsn,
        'grind', item.grind, 'gstRate', product.gst_rate, 'weightGrams', item.weight_grams,
        'pricePaise', item.price_paise, 'totalPaise', item.total_paise, 'batch', ${batchOfLine})
        order by item.line_no)
      from order_items item join products product on product.id = item.product_id
        left join batches batch on batch.id = item.batch_id
      where item.order_id = o.id) as items
    from orders o join users buyer on buyer.id = o.user_id
    where o.id = ${orderId}
  `.execute(tx);
  const [order] = rows;
  if (order === undefined) throw new Error('the order to bill is locked and must exist');
  return order;
}

/** The trigger gives it the next number, and others wait until this transaction ends. */
export async function insertBill(tx: Tx, orderId: string, document: BillDocument): Promise<void> {
  await sql`
    insert into bills (order_id, document) values (${orderId}, ${JSON.stringify(document)}::jsonb)
  `.execute(tx);
}
