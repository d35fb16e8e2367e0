-- What the mill's day needs beside the statuses: bags that are packed, calls to customers, runs with
-- their stops, what riders did on the way, cash that was counted, and bulk calls that can be repeated.

alter table orders
  -- Set with the status Processing, kept when a rider brings the order back.
  add packed_at timestamptz,
  add packed_by uuid references users,
  -- When the order last stood on a printed milling sheet, and when its contents last changed.
  add sheet_printed_at timestamptz,
  add contents_changed_at timestamptz,
  add constraint packed_has_a_moment_and_a_person check ((packed_at is null) = (packed_by is null));

-- The lists of the steps stay flat however many orders are delivered.
create index orders_by_status_newest_first on orders (order_status, created_at desc, id desc)
  where deleted_at is null;
create index orders_to_confirm on orders (created_at, id)
  where deleted_at is null and order_status in ('Placed', 'Pending');

alter table order_events
  -- The reason in the words of whoever gave it, or the name of the rider. Empty for most kinds.
  add note text not null default '',
  -- What a change of the contents changed: `OrderContentChanges` of the contract.
  add changes jsonb,
  drop constraint event_kind_is_known,
  add constraint event_kind_is_known check (kind in
    ('placed', 'status changed', 'cancelled', 'deleted', 'moved to another day',
     'payment recorded', 'payment corrected', 'payment claimed', 'payment not found',
     'no answer', 'packed', 'not packed', 'contents changed', 'put on a run', 'taken off a run',
     'not delivered')),
  add constraint only_changed_contents_name_changes check (
    (kind = 'contents changed') = (changes is not null));

-- One bulk call is a key; each of its orders has a row once it was tried. A repeated call reads them.
create table bulk_results (
  actor_id uuid not null references users,
  idempotency_key text not null,
  order_id uuid not null references orders,
  request_hash bytea not null,
  -- Null where the order was moved.
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

-- Calls to customers about orders to confirm. `taken_until` is a lease: one person, five minutes.
create table order_calls (
  order_id uuid primary key references orders,
  taken_by uuid references users,
  taken_until timestamptz,
  -- In a row; confirming or cancelling ends it.
  no_answers int not null default 0,
  call_again_at timestamptz,
  constraint lease_has_a_person_and_an_end check ((taken_by is null) = (taken_until is null)),
  constraint no_answers_are_not_below_zero check (no_answers >= 0)
);

-- One rider's deliveries of a day.
create table runs (
  id uuid primary key default uuid_v7(),
  city text not null default 'pune' references cities,
  day date not null,
  rider_id uuid not null references users,
  -- The rider's first, second, … run of the day.
  number int not null default 1,
  state text not null default 'planned',
  version int not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid not null references users,
  changed_at timestamptz not null default now(),
  changed_by uuid not null references users,
  started_at timestamptz,
  closed_at timestamptz,
  constraint run_state_is_known check (state in ('planned', 'out', 'closed')),
  constraint started_runs_have_a_moment check ((state = 'planned') = (started_at is null)),
  constraint closed_runs_have_a_moment check ((state = 'closed') = (closed_at is not null)),
  constraint one_number_per_rider_and_day unique (city, day, rider_id, number)
);
create index runs_of_a_rider on runs (rider_id, day desc) where state <> 'closed';

create table run_stops (
  run_id uuid not null references runs,
  order_id uuid not null references orders,
  position int not null,
  -- Null until the rider is done with it, or the order was called off meanwhile.
  outcome text,
  reason text not null default '',
  -- When the rider tapped.
  done_at timestamptz,
  primary key (run_id, order_id),
  constraint position_counts_from_one check (position >= 1),
  constraint one_stop_per_position unique (run_id, position) deferrable initially deferred,
  constraint stop_outcome_is_known check (outcome in ('delivered', 'not delivered', 'called off')),
  constraint done_stops_have_a_moment check ((outcome is null) = (done_at is null))
);
-- An order is on its way once.
create unique index one_open_stop_per_order on run_stops (order_id) where outcome is null;
create index run_stops_by_order on run_stops (order_id);

-- What riders tapped, in the order in which it arrived. Never edited; a repeated call reads it.
create table rider_actions (
  rider_id uuid not null references users,
  idempotency_key text not null,
  run_id uuid not null references runs,
  order_id uuid not null references orders,
  seq bigint generated always as identity,
  request_hash bytea not null,
  -- As sent: `RiderAction` of the contract.
  action jsonb not null,
  tapped_at timestamptz not null,
  received_at timestamptz not null default now(),
  refusal_code text,
  refusal_message text,
  primary key (rider_id, idempotency_key),
  constraint refused_action_has_code_and_message check (
    (refusal_code is null) = (refusal_message is null))
);
create index rider_actions_of_a_run on rider_actions (run_id, seq);
create trigger rider_actions_are_append_only
  before update or delete on rider_actions
  for each row execute function refuse_change();

-- Money that a rider took belongs to the run, for the count of the cash.
alter table payments add run_id uuid references runs;
create index payments_of_a_run on payments (run_id) where run_id is not null;

-- Cash that was counted when a rider came back. Never edited: a correction is a second row.
create table cash_counts (
  id uuid primary key default uuid_v7(),
  run_id uuid not null references runs,
  expected_paise bigint not null,
  counted_paise bigint not null,
  -- Rupee note to number of notes; coins in paise.
  notes jsonb not null,
  coins_paise bigint not null,
  note text not null default '',
  corrects uuid,
  counted_by uuid not null references users,
  counted_at timestamptz not null default now(),
  constraint count_of_a_run unique (run_id, id),
  constraint a_corrected_count_is_of_the_same_run
    foreign key (run_id, corrects) references cash_counts (run_id, id),
  constraint counted_is_not_below_zero check (counted_paise >= 0 and coins_paise >= 0),
  constraint a_difference_has_a_note check (
    note <> '' or (corrects is null and expected_paise = counted_paise))
);
create unique index one_first_count_per_run on cash_counts (run_id) where corrects is null;
create unique index each_count_is_corrected_once on cash_counts (corrects) where corrects is not null;
create trigger cash_counts_are_append_only
  before update or delete on cash_counts
  for each row execute function refuse_change();

-- An order that leaves its step leaves its run, whoever moved it: a planned stop is dropped, a stop on
-- the way is called off, or done if staff say that the order was delivered. Starting a run and the
-- rider's own actions change the run or the stop first.
-- Locks come in the order runs, orders, stops: this never touches `runs`.
create function settle_stop_of_order() returns trigger
  language plpgsql
  as $$
  begin
    delete from run_stops using runs
      where runs.id = run_stops.run_id and runs.state = 'planned'
        and run_stops.order_id = new.id and outcome is null
        and (new.order_status <> 'Processing' or new.deleted_at is not null);
    update run_stops set done_at = now(),
      outcome = case when new.order_status = 'Delivered' then 'delivered' else 'called off' end
      from runs
      where runs.id = run_stops.run_id and runs.state = 'out'
        and run_stops.order_id = new.id and outcome is null
        and (new.order_status <> 'Shipped' or new.deleted_at is not null);
    return null;
  end $$;
create trigger stops_follow_their_orders
  after update of order_status, deleted_at on orders
  for each row
  when (new.order_status is distinct from old.order_status
    or new.deleted_at is distinct from old.deleted_at)
  execute function settle_stop_of_order();

-- Bags of an order that is to be milled again are not packed any more.
create function unpack_order() returns trigger
  language plpgsql
  as $$
  begin
    new.packed_at := null;
    new.packed_by := null;
    return new;
  end $$;
create trigger orders_before_milling_are_not_packed
  before update of order_status on orders
  for each row
  when (new.order_status in ('Placed', 'Pending', 'Confirmed') and old.packed_at is not null)
  execute function unpack_order();
