-- Calls to customers about orders to confirm. `taken_until` is a lease: one person, five minutes.
create table order_calls (
  order_id uuid primary key references orders,
  taken_by uuid references users,
  taken_until timestamptz,
  -- Calls without an answer in a row. Confirming or cancelling ends the row.
  no_answers int not null default 0,
  call_again_at timestamptz,
  constraint lease_has_a_person_and_an_end check ((taken_by is null) = (taken_until is null)),
  constraint no_answers_are_not_below_zero check (no_answers >= 0)
);
-- Every order that is taken asks who has it; nearly all calls are over.
create index order_calls_that_somebody_has on order_calls (taken_by) where taken_by is not null;

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
-- Open panels ask every second whether a run changed.
create index runs_by_change on runs (changed_at);
-- The runs page opens a day and finds what is still open from earlier ones.
create index runs_not_closed on runs (city, day) where state <> 'closed';

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

-- What riders did and the shop failed to record, as their phones report it. The counter settles it:
-- the report changes no order. Never edited.
create table unrecorded_actions (
  rider_id uuid not null references users,
  idempotency_key text not null,
  run_id uuid not null,
  order_id uuid not null,
  -- As sent: `RiderAction` of the contract.
  action jsonb not null,
  reported_at timestamptz not null default now(),
  primary key (rider_id, idempotency_key),
  constraint unrecorded_action_is_of_a_stop
    foreign key (run_id, order_id) references run_stops (run_id, order_id)
);
create index unrecorded_actions_of_a_stop on unrecorded_actions (run_id, order_id);
create trigger unrecorded_actions_are_append_only
  before update or delete on unrecorded_actions
  for each row execute function refuse_change();

-- Cash that was counted when a rider came back. Never edited: a correction is a second row.
create table cash_counts (
  id uuid primary key default uuid_v7(),
  run_id uuid not null references runs,
  expected_paise bigint not null,
  counted_paise bigint not null,
  -- The number of notes by their rupees. Coins are counted in paise.
  notes jsonb not null,
  coins_paise bigint not null,
  note text not null default '',
  corrects uuid,
  counted_by uuid not null references users,
  counted_at timestamptz not null default now(),
  idempotency_key text not null,
  constraint count_of_a_run unique (run_id, id),
  -- A repeated call counts once.
  constraint one_count_per_key unique (run_id, idempotency_key),
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
