-- How an order came in: the customer in the shop, staff on the phone, a repeat, or the counter of the mill.
alter table orders add column channel text not null default 'shop';
update orders set channel = 'phone' where placed_by is not null;
update orders set channel = 'repeat'
  where channel = 'shop' and exists (select from repeat_days where order_id = orders.id);

-- What brings a counter sale to the rupee. A part of its amount, and a row of its own on the bill.
alter table orders
  add column round_off_paise smallint not null default 0,
  add constraint channel_is_known check (channel = any ('{shop,phone,repeat,counter}')),
  add constraint only_a_counter_sale_is_rounded_to_the_rupee check (
    case when channel = 'counter'
      then round_off_paise between -50 and 50 and total_paise + round_off_paise > 0
        and (total_paise + round_off_paise) % 100 = 0
      else round_off_paise = 0 end),
  add constraint counter_sales_are_made_by_staff check (channel <> 'counter' or placed_by is not null);
-- A till without a network keeps its sales and sends them later, with their own time. No server gives
-- another order a time of its own; only the owner of the table may, for data that is brought in.
create function refuse_order_of_another_time() returns trigger
  language plpgsql
  as $$
  begin
    if not pg_has_role(current_user, (select relowner from pg_class where oid = 'orders'::regclass), 'member') then
      raise exception 'only a counter sale has a time of its own' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end $$;
create trigger only_a_counter_sale_has_its_own_time
  before insert on orders
  for each row
  when (new.created_at <> now() and new.channel <> 'counter')
  execute function refuse_order_of_another_time();
create index counter_sales_newest_first on orders (created_at desc, id desc)
  where deleted_at is null and channel = 'counter';

-- The customer of counter sales without a name. The row is like that of an erased customer, so nobody
-- finds it, logs in to it, writes to it or counts it.
insert into users (id, name, erased_at)
  values ('00000000-0000-7000-8000-00000000c0de', '', now());
create function refuse_change_of_the_walk_in() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'the customer of sales without a name stays as it is' using errcode = 'restrict_violation';
  end $$;
create trigger the_walk_in_customer_stays
  before update or delete on users
  for each row
  when (old.id = '00000000-0000-7000-8000-00000000c0de')
  execute function refuse_change_of_the_walk_in();
-- Only a sale at the counter has no customer.
alter table orders
  add constraint only_a_counter_sale_has_no_customer check (
    user_id <> '00000000-0000-7000-8000-00000000c0de'
    or channel = 'counter' and delivery_address = '' and contact_number = '' and pincode is null);

-- Flour at the counter is weighed to the gram. All other orders keep their steps.
alter table order_items
  drop constraint weight_is_in_steps_up_to_100_kilograms,
  add constraint weight_is_up_to_100_kilograms check (weight_grams between 1 and 100000);
create function refuse_loose_weight() returns trigger
  language plpgsql
  as $$
  begin
    if (select channel <> 'counter' from orders where id = new.order_id) then
      raise exception 'only a counter sale weighs other than in steps of 250 grams'
        using errcode = 'check_violation';
    end if;
    return null;
  end $$;
-- After the statement, which writes an order and its lines together.
create trigger only_the_counter_weighs_to_the_gram
  after insert or update of weight_grams on order_items
  for each row
  when (new.weight_grams % 250 <> 0)
  execute function refuse_loose_weight();

-- A counter sale has a bill from its first moment. It is taken back by a credit note, never undone.
create function refuse_to_undo_a_counter_sale() returns trigger
  language plpgsql
  as $$
  begin
    raise exception 'a counter sale is taken back, not undone' using errcode = 'restrict_violation';
  end $$;
create trigger a_counter_sale_stays_sold
  before update of order_status, deleted_at, channel, round_off_paise on orders
  for each row
  when ((new.channel, new.round_off_paise) is distinct from (old.channel, old.round_off_paise)
    or old.channel = 'counter' and (new.deleted_at is not null
      or old.order_status = 'Delivered' and new.order_status <> 'Delivered'))
  execute function refuse_to_undo_a_counter_sale();

-- The last flour of a counter sale that comes back takes its rounding with it.
alter table credit_notes
  add column round_off_paise smallint not null default 0,
  add constraint credited_rounding_is_part_of_a_return check (
    round_off_paise between -50 and 50 and (kind = 'return' or round_off_paise = 0));
create or replace function refuse_credit_above_the_order() returns trigger
  language plpgsql
  as $$
  begin
    if (select sum(amount_paise) from credit_notes where order_id = new.order_id) >
        (select total_paise + delivery_charge_paise + round_off_paise from orders
          where id = new.order_id)
      or new.delivery_paise >
        (select delivery_charge_paise from orders where id = new.order_id) then
      raise exception 'more than was sold cannot be given back' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;

-- The figures of a day as before, and a row `channel` for each way in which orders came. Flour that is
-- sold at the counter is not delivered, so it belongs to no pincode.
create or replace function count_figures(days date[])
  returns table (day date, kind text, key text, count bigint, grams bigint, paise bigint)
  language sql stable
  as $$
    with asked as (
      select asked.day, asked.day::timestamp at time zone 'Asia/Kolkata' as starts_at,
        (asked.day + 1)::timestamp at time zone 'Asia/Kolkata' as ends_at
      from unnest(days) as asked (day)
    ),
    placed as materialized (
      select asked.day, placed.id, total_paise, coalesce(pincode, '') as pincode, channel,
        extract(hour from created_at at time zone 'Asia/Kolkata')::int as hour,
        case order_status
          when 'Cancelled' then 'cancelled'
          when 'Returned' then case
            when (select stop.reason from run_stops stop where stop.order_id = placed.id
              order by stop.done_at desc limit 1) = 'Refused at the door' then 'refused'
            else 'returned' end
          else 'sold' end as outcome
      from asked cross join lateral (
        select * from orders where deleted_at is null
          and created_at >= asked.starts_at and created_at < asked.ends_at offset 0
      ) placed
    ),
    sold as materialized (
      select placed.day, item.product_id, item.grind ->> 'key' as grind, item.weight_grams,
        item.total_paise as item_paise
      from placed cross join lateral (
        select * from order_items where order_id = placed.id offset 0
      ) item
      where outcome = 'sold'
    )
    select placed.day, 'outcome', placed.outcome, count(*), 0, sum(placed.total_paise)::bigint
      from placed group by 1, 3
    union all
    select placed.day, 'channel', placed.channel, count(*), 0, sum(placed.total_paise)::bigint
      from placed where outcome = 'sold' group by 1, 3
    union all
    select placed.day, 'pincode', placed.pincode, count(*), 0, sum(placed.total_paise)::bigint
      from placed where outcome = 'sold' and channel <> 'counter' group by 1, 3
    union all
    select placed.day, 'hour', placed.hour::text, count(*), 0, 0
      from placed where outcome = 'sold' group by 1, 3
    union all
    select day, 'flour', product_id::text, count(*), sum(weight_grams)::bigint,
        sum(item_paise)::bigint
      from sold group by 1, 3
    union all
    select day, 'grind', product_id || '/' || grind, count(*), sum(weight_grams)::bigint,
        sum(item_paise)::bigint
      from sold where grind is not null group by 1, 3
    union all
    select asked.day, 'money', payment.method,
        count(*) filter (where payment.corrects is null and payment.credit_note_id is null), 0,
        sum(payment.amount_paise)::bigint
      from asked cross join lateral (
        select * from payments
        where received_at >= asked.starts_at and received_at < asked.ends_at offset 0
      ) payment
      group by 1, 3
    union all
    select asked.day, 'given back', note.kind, count(*), 0, sum(note.amount_paise)::bigint
      from asked cross join lateral (
        select * from credit_notes
        where made_at >= asked.starts_at and made_at < asked.ends_at offset 0
      ) note
      group by 1, 3
  $$;
-- The days that were summed before get their channels with the next sums.
insert into figure_changes (day) select day from figure_days;
