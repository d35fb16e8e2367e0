import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * What a customer pays per kg of `products`, with what `joinOwnPrice` adds: `ownPricePaise` of the contract
 * in SQL. The order's statement says the same, because it has to lock the account first.
 */
export const ownPrice = sql<number>`least(products.price_paise, coalesce(listed.price_paise,
  ((products.price_paise::bigint * (100 - account.percent_off) + 50) / 100)::int))`;

/** The open account of a customer, and its own price of `products`. Nothing for everybody else. */
export function joinOwnPrice(userId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join customer_accounts account
      on account.user_id = ${userId} and account.closed_at is null
    left join account_prices listed
      on listed.user_id = account.user_id and listed.product_id = products.id`;
}
