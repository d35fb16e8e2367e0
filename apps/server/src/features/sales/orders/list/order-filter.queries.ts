import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { paymentFacts } from '@dalan/contract/orders/order-steps';
import type { OrderStep, PaymentFilter } from '@dalan/contract/orders/order-steps';
import type { OrderChannel } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inStep, isOpen } from '../../../../platform/db/order-step.ts';
import { endOfDay, startOfDay } from '../../../../platform/db/shop-day.ts';

export type OrderFilter = {
  step: OrderStep;
  due: { before: string } | { on: string } | undefined;
  /** `null` stands for orders without a pincode. */
  pincodes: (string | null)[] | undefined;
  /** The range includes both days. */
  placed: { from: string | undefined; to: string | undefined };
  /** True to leave out Cancelled and Returned. */
  isSold: boolean;
  payment: PaymentFilter | undefined;
  channel: OrderChannel | undefined;
};

export const noFilter: OrderFilter = {
  step: 'all',
  due: undefined,
  pincodes: undefined,
  placed: { from: undefined, to: undefined },
  isSold: false,
  payment: undefined,
  channel: undefined,
};

/** The part of the filter that the sorted indexes answer: a scan starts and ends with it. */
export function inSpan({
  step,
  placed: { from, to },
}: Pick<OrderFilter, 'step' | 'placed'>): RawBuilder<boolean> {
  const conditions = [sql<boolean>`o.deleted_at is null`, inStep(step)];
  if (from !== undefined) conditions.push(sql`o.created_at >= ${startOfDay(from)}`);
  if (to !== undefined) conditions.push(sql`o.created_at < ${endOfDay(to)}`);
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** An order is late if it is due before today and has not ended. */
export function whereFilter(filter: OrderFilter): RawBuilder<boolean> {
  const { due, pincodes, isSold, payment, channel } = filter;
  const conditions = [inSpan(filter)];
  if (isSold) conditions.push(sql`not (${inStep('ended')})`);
  if (due && 'on' in due) conditions.push(sql`o.due_on = ${due.on}::date`);
  if (due && 'before' in due) {
    conditions.push(sql`o.due_on < ${due.before}::date`, isOpen);
  }
  if (payment) conditions.push(isPaidAs(payment));
  if (channel) conditions.push(sql`o.channel = ${channel}`);
  if (pincodes) {
    const known = pincodes.filter((pincode) => pincode !== null);
    const isOneOf = sql<boolean>`o.pincode = any(${known}::text[])`;
    conditions.push(
      pincodes.includes(null) ? sql`(${isOneOf} or o.pincode is null)` : sql`${isOneOf}`,
    );
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

function isPaidAs(payment: PaymentFilter): RawBuilder<boolean> {
  const { statuses } = paymentFacts[payment];
  return statuses === null
    ? sql`o.id in (select order_id from payment_claims where answer is null)`
    : sql`o.payment_status = any(${[...statuses]})`;
}

/** Lists every pincode that an order ever had, with one step in the index for each. */
export async function listPincodesOfOrders(db: Db): Promise<string[]> {
  const { rows } = await sql<{ pincode: string }>`
    with recursive found as (
      (select pincode from orders where deleted_at is null and pincode is not null
        order by pincode limit 1)
      union all
      select (select pincode from orders where deleted_at is null and pincode > found.pincode
        order by pincode limit 1)
      from found where found.pincode is not null
    )
    select pincode from found where pincode is not null
  `.execute(db);
  return rows.map(({ pincode }) => pincode);
}
