-- The day an order is to be delivered, and what the delivery rule said when it was placed.
alter table orders
  -- The default is for servers of the last release, during an upgrade.
  add due_on date default ((now() at time zone 'Asia/Kolkata')::date + 1),
  add delivery_charge_paise bigint not null default 0,
  -- Null with the rule off, and once the customer is erased and the order is final.
  add pincode text,
  -- The version of the delivery rule that set day and charge; null with the rule off.
  add delivery_version int;
update orders set due_on = (created_at at time zone 'Asia/Kolkata')::date + 1;
alter table orders
  alter due_on set not null,
  add constraint charge_is_not_below_zero check (delivery_charge_paise >= 0),
  add constraint pincode_is_six_digits check (pincode ~ '^[1-9][0-9]{5}$'),
  add constraint charge_and_pincode_come_from_the_rule check (
    delivery_version is not null or (delivery_charge_paise = 0 and pincode is null));
create index orders_by_due_day on orders (due_on, id) where deleted_at is null;

-- A pincode is part of the address: it can be erased, not changed.
create trigger pincode_of_an_order_is_only_erased
  before update of pincode on orders
  for each row
  when (new.pincode is distinct from old.pincode and new.pincode is not null)
  execute function refuse_another_address();

alter table order_events
  add due_on date,
  drop constraint event_kind_is_known,
  add constraint event_kind_is_known check (kind in
    ('placed', 'status changed', 'cancelled', 'deleted', 'moved to another day')),
  add constraint only_a_move_names_a_day check ((kind = 'moved to another day') = (due_on is not null));

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
