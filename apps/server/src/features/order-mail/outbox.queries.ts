import { sql } from 'kysely';
import type { Language } from '@dalan/contract/language/languages';
import type {
  OrderContentChanges,
  OrderStatus,
  PaymentStatus,
} from '@dalan/contract/orders/orders';
import type { Db } from '../../platform/db/database.ts';

export type Recipient = 'customer' | 'shop';

export type ClaimedMail = { eventId: number; recipient: Recipient; attempts: number };

/** The event of a mail and its order. */
export type MailFacts = {
  kind:
    | 'placed'
    | 'status changed'
    | 'cancelled'
    | 'moved to another day'
    | 'payment recorded'
    | 'contents changed';
  /** Only of changed contents. */
  changes: OrderContentChanges | null;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus;
  /** Why staff cancelled it. Empty if the customer did. */
  note: string;
  previousOrderStatus: OrderStatus | null;
  previousPaymentStatus: PaymentStatus | null;
  at: Date;
  actorName: string | null;
  orderId: string;
  paymentMethod: string;
  totalPaise: number;
  deliveryChargePaise: number;
  dueOn: string;
  /** False: the order has no charge, and its customer was told no day. */
  hasDeliveryRule: boolean;
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
  /** Of the run that the order is on now. */
  riderName: string | null;
  /** Other names as they are now. Empty if the flour has none, or was renamed since. */
  items: {
    name: string;
    nameMr: string;
    nameHi: string;
    weightGrams: number;
    pricePaise: number;
    totalPaise: number;
  }[];
  isOrderDeleted: boolean;
  /** The event is too old to send a mail about it. */
  isStale: boolean;
};

/**
 * Leases a few due mails. No other worker sees them until the lease expires, also if its holder
 * crashes.
 */
export async function claimDueMails(
  db: Db,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<ClaimedMail[]> {
  const claimed = await sql<ClaimedMail>`
    with due as (
      select event_id, recipient from outbox
      where sent_at is null and given_up_at is null and next_try_at <= now()
      order by next_try_at
      limit ${limit}
      for update skip locked
    )
    update outbox set attempts = attempts + 1, next_try_at = now() + ${interval(leaseMs)}
    from due
    where outbox.event_id = due.event_id and outbox.recipient = due.recipient
    returning outbox.event_id, outbox.recipient, outbox.attempts
  `.execute(db);
  return claimed.rows;
}

export async function getMailFacts(
  db: Db,
  eventId: number,
  giveUpAfterMs: number,
): Promise<MailFacts> {
  const found = await sql<MailFacts>`
    select event.kind, event.order_status, event.payment_status, event.at, event.note,
      event.changes,
      previous.order_status as previous_order_status,
      previous.payment_status as previous_payment_status,
      nullif(actor.name, '') as actor_name, o.id as order_id, o.payment_method, o.total_paise,
      o.delivery_charge_paise, coalesce(event.due_on, o.due_on) as due_on,
      o.delivery_version is not null as has_delivery_rule,
      o.delivery_address, o.contact_number, buyer.id as buyer_id, buyer.name as buyer_name, buyer.email as buyer_email,
      buyer.language as buyer_language, rider.name as rider_name,
      buyer.erased_at is not null as is_buyer_erased,
      buyer.email_confirmed_at is not null as is_email_confirmed,
      case when buyer.email_confirmed_at is not null or (event.kind = 'placed' and not exists (
        select from orders earlier where earlier.user_id = o.user_id and earlier.id < o.id
      )) then buyer.email end as customer_address,
      lines.items, o.deleted_at is not null as is_order_deleted,
      event.at < now() - ${interval(giveUpAfterMs)} as is_stale
    from order_events event
    join orders o on o.id = event.order_id
    join users buyer on buyer.id = o.user_id
    left join users actor on actor.id = event.actor_id
    left join lateral (
      select order_status, payment_status from order_events
      where order_id = event.order_id and id < event.id
      order by id desc limit 1
    ) previous on true
    left join run_stops stop on stop.order_id = o.id and stop.outcome is null
    left join runs run on run.id = stop.run_id and run.started_at is not null
    left join users rider on rider.id = run.rider_id
    cross join lateral (
      select json_agg(json_build_object('name', line.name,
        'nameMr', coalesce(product.name_mr, ''), 'nameHi', coalesce(product.name_hi, ''),
        'weightGrams', weight_grams, 'pricePaise', line.price_paise, 'totalPaise', total_paise)
        order by line_no) as items
      from order_items line
      left join products product on product.id = line.product_id and product.name = line.name
      where order_id = o.id
    ) lines
    where event.id = ${eventId}
  `.execute(db);
  const [facts] = found.rows;
  if (facts === undefined) throw new Error(`order event ${eventId} not found`);
  return facts;
}

export async function markMailSent(db: Db, mail: ClaimedMail): Promise<void> {
  await sql`
    update outbox set sent_at = now()
    where event_id = ${mail.eventId} and recipient = ${mail.recipient} and given_up_at is null
  `.execute(db);
}

export async function markMailGivenUp(db: Db, mail: ClaimedMail): Promise<void> {
  await sql`
    update outbox set given_up_at = now()
    where event_id = ${mail.eventId} and recipient = ${mail.recipient} and sent_at is null
  `.execute(db);
}

/** Does nothing if another worker holds the lease by now. */
export async function postponeMail(db: Db, mail: ClaimedMail, delayMs: number): Promise<void> {
  await sql`
    update outbox set next_try_at = now() + ${interval(delayMs)}
    where event_id = ${mail.eventId} and recipient = ${mail.recipient}
      and attempts = ${mail.attempts}
  `.execute(db);
}

function interval(ms: number) {
  return sql`make_interval(secs => ${ms / 1_000})`;
}
