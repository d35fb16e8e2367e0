import { sql } from 'kysely';
import type { Invariant } from './invariant.queries.ts';

/**
 * What is owed is nowhere stored, so it cannot be wrong by itself: the invariants of payments and credit
 * notes guard all that it is made of.
 */
export const accountInvariants: Invariant[] = [
  {
    name: 'only a customer with an account has orders on account',
    finder: sql`
      select format('order %s', id) as finding from orders
      where on_account
        and not exists (select from customer_accounts account where account.user_id = orders.user_id)`,
  },
  {
    name: 'each payment on account has payments of its customer, all of its method',
    finder: sql`
      select format('account payment %s: %s payments', payment.id, count(paid.id)) as finding
      from account_payments payment
      left join payments paid on paid.account_payment_id = payment.id
      left join orders on orders.id = paid.order_id
      group by payment.id
      having count(paid.id) = 0 or bool_or(orders.user_id <> payment.user_id
        or (paid.method, paid.reference, paid.recorded_by)
          <> (payment.method, payment.reference, payment.recorded_by))`,
  },
  {
    name: 'an erased customer has no prices and no open account',
    finder: sql`
      select format('user %s', users.id) as finding
      from users join customer_accounts account on account.user_id = users.id
      where erased_at is not null and (closed_at is null or percent_off <> 0
        or exists (select from account_prices own where own.user_id = users.id))`,
  },
];
