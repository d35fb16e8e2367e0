-- Figures: sums of days that are over. They only save time: a day without sums, or with a change after
-- them, is counted from its orders.

-- The one definition of the figures of a day. In the order's own day at the shop:
--   outcome  sold, cancelled, refused, returned: orders and the sum of their lines
--   flour    by product: grams and sales        pincode  orders and sales; '' without one
--   hour     orders                             money    payments by their own day, less corrections
-- `offset 0` keeps the planner at one index look-up for each day and order: it cannot know how few days
-- there are, and would read whole tables.
create function count_figures(days date[])
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
    select placed.day, 'flour', item.product_id::text, count(*), sum(item.weight_grams)::bigint,
        sum(item.total_paise)::bigint
      from placed cross join lateral (
        select * from order_items where order_id = placed.id offset 0
      ) item
      where outcome = 'sold' group by 1, 3
    union all
    select asked.day, 'money', payment.method, count(*) filter (where payment.corrects is null), 0,
        sum(payment.amount_paise)::bigint
      from asked cross join lateral (
        select * from payments
        where received_at >= asked.starts_at and received_at < asked.ends_at offset 0
      ) payment
      group by 1, 3
  $$;

create table figure_days (
  day date primary key,
  summed_at timestamptz not null default now()
);

create table figure_sums (
  day date not null references figure_days on delete cascade,
  kind text not null,
  key text not null,
  count bigint not null,
  grams bigint not null,
  paise bigint not null,
  primary key (day, kind, key)
);

-- Days whose orders or payments changed after their day. Rows, not counters: whoever writes one waits
-- for nobody. Today is not noted: it has no sums, and it is the day of nearly every new order. A day
-- gets its sums a whole day after its end, when no transaction that began in it is still open.
create table figure_changes (
  id bigint generated always as identity primary key,
  day date not null
);
create index figure_changes_by_day on figure_changes (day);

create function note_figure_change() returns trigger
  language plpgsql
  as $$
  begin
    if tg_op <> 'INSERT' then
      insert into figure_changes (day) values (day_at_the_shop(old.created_at));
    end if;
    if tg_op = 'INSERT' or new.created_at <> old.created_at then
      insert into figure_changes (day) values (day_at_the_shop(new.created_at));
    end if;
    return null;
  end $$;

create trigger an_order_of_an_earlier_day_changes_its_figures
  after insert on orders
  for each row
  when (day_at_the_shop(new.created_at) < day_at_the_shop(now()))
  execute function note_figure_change();
-- Whoever changes the lines of an order sets `contents_changed_at`.
create trigger figures_follow_their_orders
  after update of order_status, total_paise, pincode, created_at, deleted_at, contents_changed_at
  on orders
  for each row
  when ((new.order_status, new.total_paise, new.pincode, new.created_at, new.deleted_at,
        new.contents_changed_at) is distinct from
      (old.order_status, old.total_paise, old.pincode, old.created_at, old.deleted_at,
        old.contents_changed_at)
    and least(day_at_the_shop(new.created_at), day_at_the_shop(old.created_at))
      < day_at_the_shop(now()))
  execute function note_figure_change();

create function note_payment_of_an_earlier_day() returns trigger
  language plpgsql
  as $$
  begin
    insert into figure_changes (day) values (day_at_the_shop(new.received_at));
    return null;
  end $$;
create trigger a_payment_of_an_earlier_day_changes_its_figures
  after insert on payments
  for each row
  when (day_at_the_shop(new.received_at) < day_at_the_shop(now()))
  execute function note_payment_of_an_earlier_day();
