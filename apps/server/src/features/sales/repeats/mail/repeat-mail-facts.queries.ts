import { sql } from 'kysely';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { Language } from '@dalan/contract/language/languages';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';

/** Other names are empty if the flour has none, or was renamed since. */
type FlourName = { name: string; nameMr: string; nameHi: string };

type RepeatedLine = FlourName & {
  grind: Grind | null;
  weightGrams: number;
  pricePaise: number;
  totalPaise: number;
};

export type RepeatMailFacts = {
  day: string;
  outcome: 'ordered' | 'to call';
  shortOf: string[];
  orderId: string | null;
  orderStatus: OrderStatus | null;
  comesOn: string | null;
  items: RepeatedLine[] | null;
  /** The flours of the repeat as they are now. */
  flours: FlourName[];
  deliveryChargePaise: number;
  hasDeliveryRule: boolean;
  amountPaise: number;
  /** Nothing is collected for it at the door. */
  isOnAccount: boolean;
  name: string;
  language: Language;
  /** Null once erased, and until the customer has confirmed it: it may be a stranger's. */
  email: string | null;
};

/** Undefined if there is no such day. */
export async function findRepeatMailFacts(
  db: Db,
  dayId: string,
): Promise<RepeatMailFacts | undefined> {
  const { rows } = await sql<RepeatMailFacts>`
    select made.day, made.outcome, made.short_of, o.id as order_id, o.order_status,
      o.due_on as comes_on, lines.items, names.flours,
      coalesce(o.delivery_charge_paise, 0) as delivery_charge_paise,
      o.delivery_version is not null as has_delivery_rule,
      coalesce(o.total_paise + o.delivery_charge_paise, 0) as amount_paise,
      coalesce(o.on_account, false) as is_on_account,
      customer.name, customer.language,
      case when customer.email_confirmed_at is not null then customer.email end as email
    from repeat_days made
    join repeats on repeats.id = made.repeat_id
    join users customer on customer.id = repeats.user_id
    left join orders o on o.id = made.order_id
    cross join lateral (
      select json_agg(json_build_object('name', line.name,
        'nameMr', coalesce(product.name_mr, ''), 'nameHi', coalesce(product.name_hi, ''),
        'grind', grind, 'weightGrams', weight_grams, 'pricePaise', line.price_paise, 'totalPaise', total_paise)
        order by line_no) as items
      from order_items line
      left join products product on product.id = line.product_id and product.name = line.name
      where order_id = o.id
    ) lines
    cross join lateral (
      select json_agg(distinct jsonb_build_object('name', name, 'nameMr', name_mr, 'nameHi', name_hi))
        as flours
      from repeat_items join products on products.id = product_id
      where repeat_id = repeats.id
    ) names
    where made.id = ${dayId}
  `.execute(db);
  return rows[0];
}
