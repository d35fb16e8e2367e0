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
