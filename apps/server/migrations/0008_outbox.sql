-- A mail is promised in the transaction that makes its event: none is lost, none is for nothing.
create table outbox (
  event_id bigint not null references order_events,
  recipient text not null,
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint one_mail_per_event_and_recipient primary key (event_id, recipient),
  constraint recipient_is_customer_or_shop check (recipient in ('customer', 'shop')),
  constraint mail_is_sent_or_given_up check (sent_at is null or given_up_at is null)
);
create index mail_still_to_send on outbox (next_try_at)
  where sent_at is null and given_up_at is null;
