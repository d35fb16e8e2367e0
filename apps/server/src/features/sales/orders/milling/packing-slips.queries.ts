import { sql } from 'kysely';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { OrderStatus, PaymentStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { paidPaise, toPayPaise } from '../../../../platform/db/order-money.ts';

export type PackingSlipRow = {
  id: string;
  name: string;
  contactNumber: string;
  deliveryAddress: string;
  pincode: string | null;
  dueOn: string;
  createdAt: Date;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  packedAt: Date | null;
  toPayPaise: number;
  paidPaise: number;
  onAccount: boolean;
  saysPaid: boolean;
  lines: { name: string; nameMr: string; grind: Grind | null; weightGrams: number }[];
};

/** Flours as they were sold, with the Marathi name of today. */
export async function listPackingSlipRows(db: Db, ids: string[]): Promise<PackingSlipRow[]> {
  const { rows } = await sql<PackingSlipRow>`
    select o.id, buyer.name, o.contact_number, o.delivery_address, o.pincode, o.due_on,
      o.created_at, o.order_status, o.payment_status, o.packed_at, o.on_account,
      ${toPayPaise} as to_pay_paise, ${paidPaise} as paid_paise,
      exists (select from payment_claims where order_id = o.id and answer is null) as says_paid,
      (select json_agg(json_build_object('name', item.name, 'nameMr', product.name_mr,
        'grind', item.grind, 'weightGrams', item.weight_grams) order by item.line_no)
      from order_items item join products product on product.id = item.product_id
      where item.order_id = o.id) as lines
    from orders o join users buyer on buyer.id = o.user_id
    where o.deleted_at is null and o.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], o.id)
  `.execute(db);
  return rows;
}
