-- Exports read this in the order of time, a batch at a time.
create index stock_movements_by_time on stock_movements (at, id);

-- A product import that is sent again is answered from here.
create table product_imports (
  actor_id uuid not null references users,
  idempotency_key text not null,
  request_hash bytea not null,
  added int not null,
  changed int not null,
  unchanged int not null,
  at timestamptz not null default now(),
  primary key (actor_id, idempotency_key),
  constraint counts_are_not_below_zero check (added >= 0 and changed >= 0 and unchanged >= 0)
);
