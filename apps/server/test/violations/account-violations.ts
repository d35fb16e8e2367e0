import { sql } from 'kysely';
import type { Violation } from './violation.ts';

export const accountViolations: Violation[] = [
  {
    name: 'an order on account of a customer without one',
    breaks: 'only a customer with an account has orders on account',
    finding: ({ orders }) => orders.open,
    statements: ({ orders }) => [
      sql`update orders set on_account = true where id = ${orders.open}`,
    ],
  },
  {
    name: 'a payment on account without payments',
    breaks: 'each payment on account has payments of its customer, all of its method',
    finding: () => '0 payments',
    statements: ({ orders }) => [
      sql`insert into account_payments (user_id, recorded_by, method, idempotency_key, request_hash)
        select user_id, user_id, 'cash', 'a-payment', '' from orders where id = ${orders.open}`,
    ],
  },
  {
    name: 'an erased customer with an open account',
    breaks: 'an erased customer has no prices and no open account',
    finding: () => 'user ',
    statements: () => [
      sql`insert into customer_accounts (user_id, limit_paise, set_by)
        select id, 100, id from users where erased_at is not null order by id desc limit 1`,
    ],
  },
];
