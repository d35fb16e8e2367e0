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
  -- Money that a rider took belongs to the run, for the count of the cash.
  run_id uuid references runs,
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
create index payments_by_time on payments (received_at, id);
create index payments_of_a_run on payments (run_id) where run_id is not null;

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

-- The financial year of the tax law, by the year in which it begins: April to March in India's time.
create function financial_year_of(at timestamptz) returns int
  language sql immutable
  return extract(year from (at at time zone 'Asia/Kolkata') - interval '3 months')::int;

-- One bill per order, as it was printed first. It never changes, even if order, flour or shop do.
create table bills (
  order_id uuid primary key references orders,
  year int not null,
  serial int not null,
  -- As printed: 26-27/000412.
  number text not null generated always as (
    lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0') || '/'
      || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored,
  document jsonb not null,
  made_at timestamptz not null,
  constraint one_bill_per_year_and_serial unique (year, serial),
  constraint bill_serials_count_from_one check (serial > 0),
  constraint bill_number_has_at_most_16_characters check (length(number) <= 16)
);

-- Numbers in the order of the commits, without gaps: the lock is held until the transaction ends, and
-- one that fails leaves its number to the next. A query inside a function takes a snapshot of its own,
-- so it sees the bill that was committed while this one waited. The time is taken after the wait, so
-- that later numbers have later times.
create function number_bill() returns trigger
  language plpgsql
  as $$
  begin
    perform pg_advisory_xact_lock(hashtext('bills'), 0);
    new.made_at := coalesce(new.made_at, clock_timestamp());
    new.year := financial_year_of(new.made_at);
    new.serial := 1 + coalesce((select max(serial) from bills where year = new.year), 0);
    return new;
  end $$;

create trigger bills_are_numbered
  before insert on bills
  for each row execute function number_bill();
create trigger bills_are_append_only
  before update or delete on bills
  for each row execute function refuse_change();
create trigger bills_are_never_emptied
  before truncate on bills
  for each statement execute function refuse_change();

-- Orders that were delivered before this moment have no bill until somebody opens it.
create table bills_since (at timestamptz primary key default now());
insert into bills_since default values;

-- An order can change until it is milled or billed, and only with an entry in its history.
create function is_open_to_change(asked orders) returns boolean
  language sql stable
  as $$
    select asked.order_status in ('Placed', 'Pending', 'Confirmed') and asked.deleted_at is null
      and not exists (select from bills where order_id = asked.id)
  $$;

create function refuse_change_after_milling() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'an order can be changed until it is milled' using errcode = 'restrict_violation';
  end $$;

create trigger amounts_of_a_milled_order_are_fixed
  before update of total_paise, delivery_charge_paise, contents_changed_at on orders
  for each row
  when ((new.total_paise, new.delivery_charge_paise, new.contents_changed_at) is distinct from
      (old.total_paise, old.delivery_charge_paise, old.contents_changed_at)
    and not is_open_to_change(old))
  execute function refuse_change_after_milling();

-- The total stops new lines: it cannot follow them once an order is milled.
create function refuse_items_after_milling() returns trigger
  language plpgsql
  as $$
  begin
    if not exists (select from orders where id = old.order_id and is_open_to_change(orders)) then
      raise exception 'the items of an order can be changed until it is milled'
        using errcode = 'restrict_violation';
    end if;
    return case tg_op when 'DELETE' then old else new end;
  end $$;

create trigger items_of_a_milled_order_are_fixed
  before update or delete on order_items
  for each row execute function refuse_items_after_milling();

-- Address, number and pincode can be erased at any time, and changed until the order is milled.
create function refuse_another_address() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'the address of an order can be erased, not changed'
      using errcode = 'restrict_violation';
  end $$;

create trigger address_of_a_milled_order_is_only_erased
  before update of delivery_address, contact_number on orders
  for each row
  when ((new.delivery_address, new.contact_number) is distinct from
      (old.delivery_address, old.contact_number)
    and (new.delivery_address, new.contact_number) <> ('', '')
    and not is_open_to_change(old))
  execute function refuse_another_address();
create trigger pincode_of_a_milled_order_is_only_erased
  before update of pincode on orders
  for each row
  when (new.pincode is distinct from old.pincode and new.pincode is not null
    and not is_open_to_change(old))
  execute function refuse_another_address();

-- One bulk call is a key; each of its orders has a row once it was tried. A repeated call reads them.
create table bulk_results (
  actor_id uuid not null references users,
  idempotency_key text not null,
  order_id uuid not null references orders,
  request_hash bytea not null,
  -- Null if the order was moved.
  refusal_code text,
  refusal_message text,
  -- For undo: the statuses and the day before, the version after, the payment made.
  before jsonb,
  version_after int,
  payment_id uuid references payments,
  at timestamptz not null default now(),
  primary key (actor_id, idempotency_key, order_id),
  constraint refusal_has_code_and_message check ((refusal_code is null) = (refusal_message is null)),
  constraint moved_orders_can_be_undone check (
    refusal_code is not null or (before is not null and version_after is not null))
);
create index bulk_results_by_age on bulk_results (at);
