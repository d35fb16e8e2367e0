create table orders (
  id uuid primary key default uuid_v7(),
  user_id uuid not null references users,
  city text not null default 'pune' references cities,
  order_status text not null default 'Placed',
  payment_status text not null default 'Pending',
  payment_method text not null default 'Cash on Delivery',
  total_paise bigint not null,
  delivery_charge_paise bigint not null default 0,
  -- The day on which the order is to be delivered.
  due_on date not null default ((now() at time zone 'Asia/Kolkata')::date + 1),
  -- The version of the delivery rule that set day and charge; null with the rule off.
  delivery_version int,
  -- Empty once the customer is erased and the order is final.
  delivery_address text not null,
  contact_number text not null,
  -- Null with the rule off, and once the customer is erased and the order is final.
  pincode text,
  -- The member of staff who took the order on the phone. Null if the customer placed it.
  placed_by uuid references users,
  idempotency_key text,
  request_hash bytea,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the order was last on a printed milling sheet, and when its contents last changed.
  sheet_printed_at timestamptz,
  contents_changed_at timestamptz,
  -- Set with the status Processing, kept when a rider brings the order back.
  packed_at timestamptz,
  packed_by uuid references users,
  deleted_at timestamptz,
  constraint order_status_is_known check (order_status in
    ('Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned', 'Placed', 'Confirmed')),
  constraint payment_status_is_known check (payment_status in
    ('Pending', 'Completed', 'Failed', 'Refunded', 'Partially Paid', 'Paid')),
  constraint total_is_above_zero check (total_paise > 0),
  constraint charge_is_not_below_zero check (delivery_charge_paise >= 0),
  constraint charge_and_pincode_come_from_the_rule check (
    delivery_version is not null or (delivery_charge_paise = 0 and pincode is null)),
  constraint contact_number_is_ten_digits_or_erased check (contact_number ~ '^([0-9]{10})?$'),
  constraint pincode_is_six_digits check (pincode ~ '^[1-9][0-9]{5}$'),
  constraint phone_orders_have_a_key check (placed_by is null or idempotency_key is not null),
  constraint key_and_hash_come_together check ((idempotency_key is null) = (request_hash is null)),
  constraint packed_has_a_moment_and_a_person check ((packed_at is null) = (packed_by is null)),
  constraint one_order_per_key_and_user unique (user_id, idempotency_key)
);
-- A form of staff has one key, whichever number was typed into it in the end.
create unique index one_phone_order_per_key_and_staff on orders (placed_by, idempotency_key)
  where placed_by is not null;

-- The sums of Today read the sales of two weeks from the index alone.
create index orders_newest_first on orders (created_at desc, id desc)
  include (order_status, total_paise) where deleted_at is null;
create index orders_of_a_user_newest_first on orders (user_id, created_at desc, id desc)
  where deleted_at is null;
-- The figures ask who ordered in a range, and before it, without a look at the orders themselves.
create index orders_of_a_user_with_amounts on orders (user_id, created_at)
  include (total_paise, order_status) where deleted_at is null;

-- The lists of the steps stay flat however many orders are delivered.
create index orders_by_status_newest_first on orders (order_status, created_at desc, id desc)
  where deleted_at is null;
create index orders_to_confirm on orders (created_at, id)
  where deleted_at is null and order_status in ('Placed', 'Pending');
create index orders_packed on orders (due_on, created_at, id)
  where deleted_at is null and order_status = 'Processing' and packed_at is not null;
create index orders_late on orders (due_on, created_at desc, id desc)
  where deleted_at is null
    and order_status in ('Placed', 'Pending', 'Confirmed', 'Processing', 'Shipped');
create index orders_ended_newest_first on orders (created_at desc, id desc)
  where deleted_at is null and order_status in ('Cancelled', 'Returned');
create index orders_by_payment_newest_first on orders (payment_status, created_at desc, id desc)
  where deleted_at is null;
-- Delivered orders whose payments may fall short, oldest first. The sum of the payments decides; this
-- index only leaves out what is settled.
create index orders_to_receive on orders (created_at, id)
  where deleted_at is null and order_status = 'Delivered'
    and payment_status in ('Pending', 'Failed', 'Partially Paid');
create index orders_by_due_day on orders (due_on, id) where deleted_at is null;
create index orders_by_pincode on orders (pincode, created_at desc, id desc)
  where deleted_at is null;

-- Staff search by a piece of the number or the address, by any four characters of the short id, and by
-- the total as the list shows it.
create index orders_by_number_and_address on orders
  using gin ((contact_number || ' ' || lower(delivery_address)) gin_trgm_ops)
  where deleted_at is null;
create index orders_by_short_id_part on orders using gin (right(id::text, 8) gin_trgm_ops)
  where deleted_at is null;
create index orders_by_total on orders (total_paise) where deleted_at is null;
-- Counting the orders of a number reads only the newest; a search for a whole number uses it too.
create index orders_by_contact_number on orders (contact_number, created_at desc)
  where deleted_at is null;

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
-- A search by flour reads the newest orders: their ids contain the time at which they were placed.
create index order_items_by_product_and_order on order_items (product_id, order_id);

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  kind text not null,
  order_status text not null,
  payment_status text not null,
  actor_id uuid references users,
  at timestamptz not null default now(),
  due_on date,
  -- The reason in the words of whoever gave it, or the name of the rider. Empty for most kinds.
  note text not null default '',
  -- What a change of the contents changed: `OrderContentChanges` of the contract.
  changes jsonb,
  constraint event_kind_is_known check (kind in
    ('placed', 'status changed', 'cancelled', 'deleted', 'moved to another day',
     'payment recorded', 'payment corrected', 'payment claimed', 'payment not found',
     'no answer', 'packed', 'not packed', 'contents changed', 'put on a run', 'taken off a run',
     'not delivered')),
  constraint only_a_move_names_a_day check ((kind = 'moved to another day') = (due_on is not null)),
  constraint only_changed_contents_name_changes check (
    (kind = 'contents changed') = (changes is not null)),
  constraint contents_change_before_milling check (
    kind <> 'contents changed' or order_status in ('Placed', 'Pending', 'Confirmed'))
);
create index order_events_by_order on order_events (order_id, id);

create trigger order_history_is_append_only
  before update or delete on order_events
  for each row execute function refuse_change();
create trigger order_history_is_never_emptied
  before truncate on order_events
  for each statement execute function refuse_change();

-- The limit that one more order would break, for the account or for the number; null if none.
-- A function, because each query inside one takes a snapshot of its own: it counts the orders that
-- were committed while the calling statement waited for the buyer's row and for the number.
create function exceeded_order_limit(
    buyer_id uuid, phone text, grams bigint,
    max_orders bigint, orders_seconds int,
    max_open_orders bigint,
    max_grams bigint, grams_seconds int,
    final_statuses text[], paid_statuses text[], statuses_without_stock text[])
  returns text
  language plpgsql volatile
  -- Planning this anew for each order would take longer than the counting.
  set plan_cache_mode = force_generic_plan
  as $$
  begin
    -- The caller holds the account already. Two keys: the audit log's lock has one.
    perform pg_advisory_xact_lock(hashtext('exceeded_order_limit'), hashtext(phone));
    return (
      select case
        -- Cancelled orders count here: whoever orders and cancels sends mails, too.
        when max_orders <= greatest(
          count(*) filter (where is_of_account and is_recent),
          count(*) filter (where is_of_number and is_recent)) then 'orders'
        when max_open_orders <= greatest(
          count(*) filter (where is_of_account and is_open),
          count(*) filter (where is_of_number and is_open)) then 'open orders'
        when max_grams < grams + greatest(0,
          sum(sold_grams) filter (where is_of_account),
          sum(sold_grams) filter (where is_of_number)) then 'weight'
      end
      from (
        select user_id = buyer_id as is_of_account, contact_number = phone as is_of_number,
          created_at > now() - make_interval(secs => orders_seconds) as is_recent,
          order_status <> all (final_statuses) and payment_status <> all (paid_statuses) as is_open,
          case when created_at > now() - make_interval(secs => grams_seconds)
              and order_status <> all (statuses_without_stock)
            then (select sum(weight_grams) from order_items where order_id = orders.id)
          end as sold_grams
        from orders
        -- What nobody closed for a month is forgotten, not open. The other limits look back less far.
        where (user_id = buyer_id or contact_number = phone) and deleted_at is null
          and created_at > now() - interval '30 days'
      ) counted
    );
  end $$;

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

-- Grams of each day's orders, while the delivery rule limits them. A counter: a sum over the orders in
-- the order's own statement would miss those that were committed while it waited for a lock.
-- Whoever changes it holds the table in row exclusive mode before it reads the settings. Saving the
-- delivery page holds it in share row exclusive mode and counts anew. So no order is missed, and none
-- is placed by an old rule.
create table delivery_days (
  city text not null references cities,
  day date not null,
  taken_grams bigint not null,
  primary key (city, day),
  constraint taken_is_not_below_zero check (taken_grams >= 0)
);

-- The first day that is counted: the day on which the rule was saved. Null while nothing is counted.
create function days_counted_from() returns date
  language sql stable
  as $$
    select case when (document ->> 'isOn')::boolean and document ->> 'roomKg' is not null
      then (saved_at at time zone 'Asia/Kolkata')::date end
    from settings_versions where page = 'delivery' order by version desc limit 1
  $$;
