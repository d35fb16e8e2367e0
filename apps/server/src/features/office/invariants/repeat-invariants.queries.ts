import { sql } from 'kysely';
import { quantityLimits } from '@dalan/contract/orders/quantities';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Invariant } from './invariant.queries.ts';

export const repeatInvariants: Invariant[] = [
  {
    name: 'each ordered day of a repeat has the order that was made for it',
    finder: sql`
      select format('repeat %s, %s: order %s', repeats.id, made.day, orders.id) as finding
      from repeat_days made
      join repeats on repeats.id = made.repeat_id
      join orders on orders.id = made.order_id
      where orders.user_id <> repeats.user_id
        or orders.idempotency_key is distinct from format('repeat %s %s', repeats.id, made.day)`,
  },
  {
    name: 'each made day of a repeat has its mail',
    finder: sql`
      select format('repeat %s, %s', repeat_id, day) as finding from repeat_days made
      where outcome <> 'skipped' and not exists (
        select from letters where subject_id = made.id::text and kind = 'repeat/day')`,
  },
  {
    // No caller can choose a key with a space.
    name: 'each order that a repeat made belongs to one of its days',
    finder: sql`
      select format('order %s: %s', id, idempotency_key) as finding from orders
      where idempotency_key like 'repeat %'
        and not exists (select from repeat_days where order_id = orders.id)`,
  },
  {
    name: 'the next day of each repeat is not made yet',
    finder: sql`
      select format('repeat %s: %s is made, next is %s', repeats.id, max(day), next_on) as finding
      from repeats join repeat_days on repeat_id = repeats.id
      group by repeats.id having max(day) >= next_on`,
  },
  {
    name: 'each repeat has flour, in weights that can be ordered',
    finder: sql`
      select format('repeat %s: %s grams', repeats.id, weight_grams) as finding
      from repeats left join repeat_items on repeat_id = repeats.id
      where weight_grams is null or weight_grams % ${quantityLimits.smallestStepGrams} <> 0
        or weight_grams > ${kgToGrams(quantityLimits.quantityMaxKg)}`,
  },
  {
    name: 'no repeat of an erased customer runs or keeps an address',
    finder: sql`
      select format('repeat %s', repeats.id) as finding
      from repeats join users on users.id = user_id
      where erased_at is not null
        and (stopped_at is null or (delivery_address, contact_number) <> ('', '')
          or pincode is not null)`,
  },
];
