-- A flour is sold by 1,000, 500 or 250 grams, and in none or up to five grinds. Stock stays one figure a
-- flour: grain is milled to order.

-- True for a list of up to five grinds, each with a key of its own and a name in three languages.
create function are_grinds(list jsonb) returns boolean
  language sql immutable parallel safe
  as $$
    select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 5
      and not exists (
        select from jsonb_array_elements(list) as grind
        where not (grind ->> 'key' ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and grind ->> 'name' <> ''
          and grind ->> 'nameMr' <> '' and grind ->> 'nameHi' <> '') is true)
      and (select count(distinct grind ->> 'key') = count(*) from jsonb_array_elements(list) as grind)
  $$;

alter table products
  add column step_grams int not null default 1000,
  -- In the order in which customers see them; the first is chosen beforehand. A list and no table: an
  -- order reads it with the product that it locks, and so never sells a grind that was just removed.
  add column grinds jsonb not null default '[]',
  add constraint step_is_known check (step_grams in (250, 500, 1000)),
  add constraint grinds_are_up_to_five_in_three_languages check (are_grinds(grinds));

-- A line is one flour in one grind. It has an id of its own.
alter table order_items
  drop constraint one_product_once_per_order,
  add column id bigint generated always as identity primary key,
  -- As sold, with its names: a grind that is renamed or removed changes no old order.
  add column grind jsonb,
  drop constraint weight_is_whole_kilograms_up_to_100,
  add constraint weight_is_in_steps_up_to_100_kilograms check (
    weight_grams between 250 and 100000 and weight_grams % 250 = 0),
  add constraint grind_is_one_of_a_flour check (grind is null or are_grinds(jsonb_build_array(grind)));
create unique index one_line_per_flour_and_grind
  on order_items (order_id, product_id, (grind ->> 'key')) nulls not distinct;

alter table repeat_items
  drop constraint one_line_per_product_of_a_repeat,
  add column id bigint generated always as identity primary key,
  add column grind jsonb,
  add constraint repeated_grind_is_one_of_a_flour check (
    grind is null or are_grinds(jsonb_build_array(grind)));
create unique index one_repeated_line_per_flour_and_grind
  on repeat_items (repeat_id, product_id, (grind ->> 'key')) nulls not distinct;
-- A search by grind reads the newest orders.
create index order_items_by_grind_and_order on order_items ((grind ->> 'key'), order_id)
  where grind is not null;

-- The figures of a day as before, and a row `grind` for each flour and grind: `product/grind`.
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
      select asked.day, placed.id, total_paise, coalesce(pincode, '') as pincode,
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
    select placed.day, 'pincode', placed.pincode, count(*), 0, sum(placed.total_paise)::bigint
      from placed where outcome = 'sold' group by 1, 3
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
    select asked.day, 'money', payment.method, count(*) filter (where payment.corrects is null), 0,
        sum(payment.amount_paise)::bigint
      from asked cross join lateral (
        select * from payments
        where received_at >= asked.starts_at and received_at < asked.ends_at offset 0
      ) payment
      group by 1, 3
  $$;
