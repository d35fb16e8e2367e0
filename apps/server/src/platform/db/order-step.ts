import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { stepFacts } from '@dalan/contract/orders/order-steps';
import type { OrderStep } from '@dalan/contract/orders/order-steps';
import { finalStatuses, orderStatuses, paymentStatuses } from '@dalan/contract/orders/orders';
import { settledStatuses } from '@dalan/contract/payments/payments';
import { openPaise } from './order-money.ts';

/** The values are literals, not parameters: only then does PostgreSQL use the partial indexes. */
function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean> {
  // oxlint-disable-next-line dalan/no-raw-sql -- statuses of the contract, never what somebody typed
  const literals = values.map((value) => sql.lit(value));
  return sql`${sql.ref(column)} in (${sql.join(literals)})`;
}

const unsettled = paymentStatuses.filter((status) => !settledStatuses.includes(status));

/** True if something is still to pay for the order `o`, and nobody has set it as settled. */
export const isOwed = sql<boolean>`${isOneOf('o.payment_status', unsettled)} and ${openPaise} > 0`;

/** True if the order `o` counts as owed on account: what is open of it is then no balance to receive. */
export const isOwedOnAccount = sql<boolean>`o.on_account and o.deleted_at is null
  and o.order_status not in ('Cancelled', 'Returned') and ${isOwed}`;

/** True if the order `o` is in this step. */
export function inStep(step: OrderStep): RawBuilder<boolean> {
  const facts = stepFacts[step];
  const conditions: RawBuilder<boolean>[] = [];
  if (facts.statuses) conditions.push(isOneOf('o.order_status', facts.statuses));
  if (facts.isPacked === true) conditions.push(sql`o.packed_at is not null`);
  if (facts.isPacked === false) conditions.push(sql`o.packed_at is null`);
  if (facts.isOwed) conditions.push(isOwed, sql`not o.on_account`);
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}

/** True if the order `o` is still to come. */
export const isOpen = isOneOf(
  'o.order_status',
  orderStatuses.filter((status) => !finalStatuses.includes(status)),
);
