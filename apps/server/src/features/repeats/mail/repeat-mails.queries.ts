import { sql } from 'kysely';
import type { Language } from '@dalan/contract/language/languages';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../platform/db/database.ts';

export type ClaimedRepeatMail = { id: string; attempts: number };

/** Other names are empty if the flour has none, or was renamed since. */
type FlourName = { name: string; nameMr: string; nameHi: string };

export type RepeatMailFacts = {
  day: string;
  outcome: 'ordered' | 'to call';
  shortOf: string[];
  madeAt: Date;
  orderId: string | null;
  orderStatus: OrderStatus | null;
  comesOn: string | null;
  items: (FlourName & { weightGrams: number; pricePaise: number; totalPaise: number })[] | null;
  /** Of the repeat, as they are now. */
  flours: FlourName[];
  deliveryChargePaise: number;
  hasDeliveryRule: boolean;
  amountPaise: number;
  name: string;
  language: Language;
  /** Null once erased, and until the customer has confirmed it: it may be a stranger's. */
  email: string | null;
};

/** Leases the oldest mail that is due, as the outbox does. */
export async function claimRepeatMail(
  db: Db,
  leaseMs: number,
): Promise<ClaimedRepeatMail | undefined> {
  const { rows } = await sql<ClaimedRepeatMail>`
    with due as (
      select id from repeat_days
      where outcome <> 'skipped' and sent_at is null and given_up_at is null
        and next_try_at <= now()
      order by next_try_at
      limit 1
      for update skip locked
    )
    update repeat_days
    set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${leaseMs / 1_000})
    from due where repeat_days.id = due.id
    returning repeat_days.id, attempts
  `.execute(db);
  return rows[0];
}

export async function getRepeatMailFacts(db: Db, id: string): Promise<RepeatMailFacts> {
  const { rows } = await sql<RepeatMailFacts>`
    select made.day, made.outcome, made.short_of, made.made_at, o.id as order_id, o.order_status,
      o.due_on as comes_on, lines.items, names.flours,
      coalesce(o.delivery_charge_paise, 0) as delivery_charge_paise,
      o.delivery_version is not null as has_delivery_rule,
      coalesce(o.total_paise + o.delivery_charge_paise, 0) as amount_paise,
      customer.name, customer.language,
      case when customer.email_confirmed_at is not null then customer.email end as email
    from repeat_days made
    join repeats on repeats.id = made.repeat_id
    join users customer on customer.id = repeats.user_id
    left join orders o on o.id = made.order_id
    cross join lateral (
      select json_agg(json_build_object('name', line.name,
        'nameMr', coalesce(product.name_mr, ''), 'nameHi', coalesce(product.name_hi, ''),
        'weightGrams', weight_grams, 'pricePaise', line.price_paise, 'totalPaise', total_paise)
        order by line_no) as items
      from order_items line
      left join products product on product.id = line.product_id and product.name = line.name
      where order_id = o.id
    ) lines
    cross join lateral (
      select json_agg(json_build_object('name', name, 'nameMr', name_mr, 'nameHi', name_hi))
        as flours
      from repeat_items join products on products.id = product_id
      where repeat_id = repeats.id
    ) names
    where made.id = ${id}
  `.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error(`day ${id} of a repeat not found`);
  return facts;
}

export async function markRepeatMailSent(db: Db, { id }: ClaimedRepeatMail): Promise<void> {
  await sql`
    update repeat_days set sent_at = now() where id = ${id} and given_up_at is null
  `.execute(db);
}

export async function markRepeatMailGivenUp(db: Db, { id }: ClaimedRepeatMail): Promise<void> {
  await sql`
    update repeat_days set given_up_at = now() where id = ${id} and sent_at is null
  `.execute(db);
}

/** Does nothing if another worker holds the lease by now. */
export async function postponeRepeatMail(
  db: Db,
  { id, attempts }: ClaimedRepeatMail,
  delayMs: number,
): Promise<void> {
  await sql`
    update repeat_days set next_try_at = now() + make_interval(secs => ${delayMs / 1_000})
    where id = ${id} and attempts = ${attempts}
  `.execute(db);
}
