create table orders (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users,
  city text not null default 'pune' references cities,
  order_status text not null default 'Placed',
  payment_status text not null default 'Pending',
  payment_method text not null default 'Cash on Delivery',
  total_paise bigint not null,
  -- Empty once the customer is erased and the order is final.
  delivery_address text not null,
  contact_number text not null,
  idempotency_key text,
  request_hash bytea,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint order_status_is_known check (order_status in
    ('Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned', 'Placed', 'Confirmed')),
  constraint payment_status_is_known check (payment_status in
    ('Pending', 'Completed', 'Failed', 'Refunded', 'Partially Paid', 'Paid')),
  constraint total_is_above_zero check (total_paise > 0),
  constraint contact_number_is_ten_digits_or_erased check (contact_number ~ '^([0-9]{10})?$'),
  constraint key_and_hash_come_together check ((idempotency_key is null) = (request_hash is null)),
  constraint one_order_per_key_and_user unique (user_id, idempotency_key)
);
create index orders_of_a_user_newest_first on orders (user_id, created_at desc, id desc)
  where deleted_at is null;
create index orders_newest_first on orders (created_at desc, id desc) where deleted_at is null;

create table order_items (
  order_id uuid not null references orders,
  product_id uuid not null references products,
  line_no smallint not null,
  -- As sold: a later edit of the product changes no old order.
  name text not null,
  description text not null,
  media_id uuid references media,
  price_paise int not null,
  weight_grams int not null,
  total_paise bigint not null,
  constraint one_product_once_per_order primary key (order_id, product_id),
  constraint weight_is_whole_kilograms_up_to_100 check (
    weight_grams between 1000 and 100000 and weight_grams % 1000 = 0),
  constraint price_is_above_zero check (price_paise > 0),
  constraint line_total_is_price_times_weight check (
    total_paise = (price_paise::bigint * weight_grams + 500) / 1000)
);
create index order_items_by_product on order_items (product_id);

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  kind text not null,
  order_status text not null,
  payment_status text not null,
  actor_id uuid references users,
  at timestamptz not null default now(),
  constraint event_kind_is_known check (kind in ('placed', 'status changed', 'cancelled', 'deleted'))
);
create index order_events_by_order on order_events (order_id, id);

create trigger order_history_is_append_only
  before update or delete on order_events
  for each row execute function refuse_change();
