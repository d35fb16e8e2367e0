import { sql } from 'kysely';
import type { Grind } from '@dalan/contract/catalog/grinds';
import type { Language } from '@dalan/contract/language/languages';
import type {
  BatchOfLine,
  OrderContentChanges,
  OrderStatus,
  PaymentStatus,
} from '@dalan/contract/orders/orders';
import type { RefundMethod } from '@dalan/contract/payments/credit-notes';
import type { Db } from '../../../platform/db/database.ts';
import { creditedPaise, openPaise } from '../../../platform/db/order-money.ts';

export type Recipient = 'customer' | 'shop';

/** The event of a mail and its order. */
export type MailFacts = {
  kind:
    | 'placed'
    | 'status changed'
    | 'cancelled'
    | 'moved to another day'
    | 'payment recorded'
    | 'contents changed'
    | 'flour returned'
    | 'discount given'
    | 'taken off account'
    | 'put on account';
  /** Set only for the kind `contents changed`. */
  changes: OrderContentChanges | null;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Why staff cancelled the order. Empty if the customer did. */
  note: string;
  previousOrderStatus: OrderStatus | null;
  previousPaymentStatus: PaymentStatus | null;
  at: Date;
  actorName: string | null;
  orderId: string;
  paymentMethod: string;
  totalPaise: number;
  deliveryChargePaise: number;
  /** Brings a counter sale to the rupee. */
  roundOffPaise: number;
  /** Sum of all credit notes of the order. */
  creditedPaise: number;
  /** What is still to pay. Below zero if too much was paid. */
  openPaise: number;
  /** The credit note that was made with the event. */
  creditNote: {
    number: string;
    amountPaise: number;
    /** Null if no money left. */
    refund: { method: Exclude<RefundMethod, 'account'>; paise: number } | null;
    /** The lines that came back, by their place in the order. Empty for a discount. */
    returned: { place: number; grams: number }[];
  } | null;
  dueOn: string;
  /** Nothing is collected for it at the door. */
  isOnAccount: boolean;
  /** False if the order was placed while the delivery rule was off: no charge, no promised day. */
  hasDeliveryRule: boolean;
  /** Nothing of it was delivered. */
  isCounterSale: boolean;
  deliveryAddress: string;
  contactNumber: string;
  buyerId: string;
  buyerName: string;
  buyerEmail: string | null;
  buyerLanguage: Language;
  isBuyerErased: boolean;
  isEmailConfirmed: boolean;
  /**
   * Null without an e-mail. Until it is confirmed it may be a stranger's, so only the mail about the
   * account's first order goes there.
   */
  customerAddress: string | null;
  /** The rider of the run that the order is on now. */
  riderName: string | null;
  /** `name` is as sold. Translations are today's; empty if missing or if the flour was renamed. */
  items: {
    name: string;
    nameMr: string;
    nameHi: string;
    grind: Grind | null;
    weightGrams: number;
    pricePaise: number;
    totalPaise: number;
    batch: BatchOfLine | null;
  }[];
  isOrderDeleted: boolean;
};

/** Undefined if there is no such event. */
export async function findMailFacts(db: Db, eventId: string): Promise<MailFacts | undefined> {
  const found = await sql<MailFacts>`
    select event.kind, event.order_status, event.payment_status, event.at, event.note,
      event.changes,
      previous.order_status as previous_order_status,
      previous.payment_status as previous_payment_status,
      nullif(actor.name, '') as actor_name, o.id as order_id, o.payment_method, o.total_paise,
      o.delivery_charge_paise, o.round_off_paise, ${creditedPaise} as credited_paise, ${openPaise} as open_paise,
      note.credit_note, coalesce(event.due_on, o.due_on) as due_on,
      o.on_account as is_on_account, o.delivery_version is not null as has_delivery_rule,
      o.channel = 'counter' as is_counter_sale,
      o.delivery_address, o.contact_number, buyer.id as buyer_id, buyer.name as buyer_name, buyer.email as buyer_email,
      buyer.language as buyer_language, rider.name as rider_name,
      buyer.erased_at is not null as is_buyer_erased,
      buyer.email_confirmed_at is not null as is_email_confirmed,
      case when buyer.email_confirmed_at is not null or (event.kind = 'placed' and not exists (
        select from orders earlier where earlier.user_id = o.user_id and earlier.id < o.id
      )) then buyer.email end as customer_address,
      lines.items, o.deleted_at is not null as is_order_deleted
    from order_events event
    join orders o on o.id = event.order_id
    join users buyer on buyer.id = o.user_id
    left join users actor on actor.id = event.actor_id
    left join lateral (
      select order_status, payment_status from order_events
      where order_id = event.order_id and id < event.id
      order by id desc limit 1
    ) previous on true
    left join lateral (
      select json_build_object('number', made.number, 'amountPaise', made.amount_paise,
        'refund', (select json_build_object('method', method, 'paise', -payments.amount_paise)
          from payments where credit_note_id = made.id),
        'returned', (select coalesce(json_agg(json_build_object('place', (
            select count(*) from order_items earlier
            where earlier.order_id = item.order_id and earlier.line_no < item.line_no),
            'grams', taken.grams) order by item.line_no) filter (where taken.grams > 0), '[]')
          from credit_note_lines taken join order_items item on item.id = taken.order_item_id
          where taken.credit_note_id = made.id)) as credit_note
      from credit_notes made where made.event_id = event.id
    ) note on true
    left join run_stops stop on stop.order_id = o.id and stop.outcome is null
    left join runs run on run.id = stop.run_id and run.started_at is not null
    left join users rider on rider.id = run.rider_id
    cross join lateral (
      select json_agg(json_build_object('name', line.name,
        'nameMr', coalesce(product.name_mr, ''), 'nameHi', coalesce(product.name_hi, ''),
        'grind', line.grind, 'weightGrams', line.weight_grams, 'pricePaise', line.price_paise,
        'totalPaise', total_paise,
        'batch', case when batch.id is not null then json_build_object('number', batch.number,
          'milledOn', batch.milled_on, 'bestBefore', batch.best_before) end)
        order by line_no) as items
      from order_items line
      left join batches batch on batch.id = line.batch_id
      left join products product on product.id = line.product_id and product.name = line.name
      where order_id = o.id
    ) lines
    where event.id = ${eventId}
  `.execute(db);
  return found.rows[0];
}
