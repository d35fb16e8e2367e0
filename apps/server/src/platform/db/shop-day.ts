import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';

/** The moment at which the day begins at the shop. */
export function startOfDay(day: string): RawBuilder<Date> {
  return sql`(${day}::date::timestamp at time zone ${SHOP_TIME_ZONE})`;
}

/** The first moment that is no longer in the day. */
export function endOfDay(day: string): RawBuilder<Date> {
  return sql`((${day}::date + 1)::timestamp at time zone ${SHOP_TIME_ZONE})`;
}
