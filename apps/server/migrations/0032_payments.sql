alter table order_events drop constraint event_kind_is_known;
alter table order_events add constraint event_kind_is_known check (kind in
  ('placed', 'status changed', 'cancelled', 'deleted', 'moved to another day',
   'payment recorded', 'payment corrected', 'payment claimed', 'payment not found'));

-- Money received for an order. Never edited: a correction is a second row that names the first.
create table payments (
  id uuid primary key default uuid_v7(),
  order_id uuid not null references orders,
  -- The entry of the history that was written with it.
  event_id bigint not null references order_events,
  method text not null,
  amount_paise bigint not null,
  reference text not null default '',
  corrects uuid,
  reason text not null default '',
  received_at timestamptz not null default now(),
  recorded_by uuid not null references users,
  idempotency_key text not null,
  constraint payment_method_is_known check (method in ('cash', 'UPI', 'other')),
  constraint only_a_correction_is_below_zero check (
    case when corrects is null then amount_paise > 0 else amount_paise < 0 end),
  constraint only_a_correction_has_a_reason check ((corrects is null) = (reason = '')),
  constraint one_payment_per_event unique (event_id),
  constraint one_payment_per_key_and_order unique (order_id, idempotency_key),
  constraint payment_of_an_order unique (order_id, id),
  constraint a_correction_is_of_the_same_order
    foreign key (order_id, corrects) references payments (order_id, id)
);

create trigger payments_are_append_only
  before update or delete on payments
  for each row execute function refuse_change();
create trigger payments_are_never_emptied
  before truncate on payments
  for each statement execute function refuse_change();

-- A customer says that they have paid. Open until staff record the payment or do not find it.
create table payment_claims (
  id uuid primary key default uuid_v7(),
  order_id uuid not null references orders,
  amount_paise bigint not null,
  reference text not null default '',
  claimed_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answered_by uuid references users,
  constraint claimed_amount_is_above_zero check (amount_paise > 0),
  constraint claim_answer_is_known check (answer in ('found', 'not found')),
  constraint answer_has_a_moment_and_a_person check (
    (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
create unique index one_open_claim_per_order on payment_claims (order_id) where answer is null;
create index payment_claims_of_an_order on payment_claims (order_id, claimed_at desc, id desc);
