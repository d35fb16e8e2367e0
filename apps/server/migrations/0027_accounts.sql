-- A customer who may owe up to a limit, and what they pay per kg. What they owe is nowhere stored: it is
-- what is open of their orders on account.
create table customer_accounts (
  user_id uuid primary key references users,
  limit_paise bigint not null,
  -- Off the public price of every flour without a price of its own.
  percent_off smallint not null default 0,
  version int not null default 1,
  set_by uuid not null references users,
  set_at timestamptz not null default now(),
  -- Null while new orders go on account.
  closed_at timestamptz,
  constraint limit_is_up_to_ten_lakh_rupees check (limit_paise between 0 and 100000000),
  constraint percent_off_is_up_to_50 check (percent_off between 0 and 50),
  constraint the_walk_in_customer_never_owes check (user_id <> '00000000-0000-7000-8000-00000000c0de')
);

create table account_prices (
  user_id uuid not null references customer_accounts,
  product_id uuid not null references products on delete cascade,
  price_paise int not null,
  primary key (user_id, product_id),
  constraint own_price_is_above_zero check (price_paise between 1 and 100000000)
);
create index account_prices_of_a_flour on account_prices (product_id);

-- One payment of a customer for several orders. Its amount is the sum of its payments.
create table account_payments (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references customer_accounts,
  recorded_by uuid not null references users,
  recorded_at timestamptz not null default now(),
  method text not null,
  reference text not null default '',
  idempotency_key text not null,
  request_hash bytea not null,
  constraint account_payment_method_is_known check (method in ('cash', 'UPI', 'other')),
  constraint one_account_payment_per_key_and_person unique (recorded_by, idempotency_key)
);
create trigger account_payments_are_append_only
  before update or delete on account_payments
  for each row execute function refuse_change();
create trigger account_payments_are_never_emptied
  before truncate on account_payments
  for each statement execute function refuse_change();

alter table payments
  add column account_payment_id uuid references account_payments,
  add constraint an_account_payment_corrects_and_refunds_nothing check (
    account_payment_id is null or (corrects is null and credit_note_id is null));
create index payments_of_an_account_payment on payments (account_payment_id)
  where account_payment_id is not null;

-- What is open of such an order is owed on account. Nothing is collected for it at the door.
alter table orders
  add column on_account boolean not null default false,
  add constraint only_a_known_customer_has_orders_on_account check (
    not on_account or user_id <> '00000000-0000-7000-8000-00000000c0de');
create function refuse_to_move_an_ended_order() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'an order that has ended stays on its account, or off it'
      using errcode = 'restrict_violation';
  end $$;
create trigger only_an_order_to_deliver_moves_on_or_off_an_account
  before update of on_account on orders
  for each row
  when (new.on_account <> old.on_account
    and old.order_status in ('Delivered', 'Cancelled', 'Returned'))
  execute function refuse_to_move_an_ended_order();
-- What is owed is read by the first, statements by the second. Other orders are in neither.
create index orders_owed_on_account on orders (user_id, created_at, id)
  where on_account and deleted_at is null and order_status not in ('Cancelled', 'Returned')
    and payment_status in ('Pending', 'Failed', 'Partially Paid');
create index orders_on_account on orders (user_id, created_at, id)
  where on_account and deleted_at is null;

-- The statements that were mailed, at most one a month and day. Their letters are not kept.
create table account_statement_mails (
  user_id uuid not null references customer_accounts,
  -- The first day of the month.
  month date not null,
  day date not null,
  -- Null: by itself, when the month was over.
  asked_by uuid references users,
  queued_at timestamptz not null default now(),
  primary key (user_id, month, day),
  constraint statement_month_begins_on_the_first check (extract(day from month) = 1)
);

alter table order_events
  drop constraint event_kind_is_known,
  add constraint event_kind_is_known check (kind = any (
    '{placed,status changed,cancelled,deleted,moved to another day,payment recorded,payment corrected,payment claimed,payment not found,no answer,packed,not packed,contents changed,put on a run,taken off a run,not delivered,flour returned,discount given,payment refunded,put on account,taken off account}'));

-- An erased customer has no prices, and no new order goes on account. What is owed stays.
create or replace function erase_user(account uuid) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp
  as $$
    update users set name = '', email = null, phone = null, address = '', language = default,
      preferences = default, profile_img = default, password_hash = null,
      updated_at = now(), erased_at = now()
    where id = account;
    delete from account_prices where user_id = account;
    update customer_accounts
    set percent_off = 0, closed_at = coalesce(closed_at, now()), version = version + 1
    where user_id = account;
  $$;
