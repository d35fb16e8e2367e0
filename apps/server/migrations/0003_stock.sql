-- Stock stands apart from the product: a sale rewrites this narrow row and leaves the catalogue's alone.
create table stock (
  product_id uuid not null references products on delete cascade,
  city text not null default 'pune' references cities,
  on_hand_grams bigint not null default 0,
  primary key (product_id, city),
  constraint stock_is_never_negative check (on_hand_grams >= 0)
) with (fillfactor = 50);

create table stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null,
  city text not null default 'pune',
  delta_grams bigint not null,
  reason text not null,
  order_id uuid,
  actor_id uuid references users,
  at timestamptz not null default now(),
  constraint movement_moves_something check (delta_grams <> 0),
  constraint movement_has_a_known_reason check (
    reason in ('opening', 'adjustment', 'order placed', 'order released', 'order retaken')),
  constraint order_movement_names_its_order check ((reason like 'order %') = (order_id is not null))
);
create index stock_movements_by_product on stock_movements (product_id, city);
create index stock_movements_by_order on stock_movements (order_id) where order_id is not null;

create trigger stock_ledger_is_append_only
  before update or delete on stock_movements
  for each row execute function refuse_change();
create trigger stock_ledger_is_never_emptied
  before truncate on stock_movements
  for each statement execute function refuse_change();
