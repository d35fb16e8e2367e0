-- A credit note takes flour back or gives a discount on a delivered order. It lowers what the order
-- costs; the money that leaves is a payment below zero that points to it.
create table credit_notes (
  id uuid primary key default uuid_v7(),
  order_id uuid not null references orders,
  year int not null,
  serial int not null,
  -- As printed: CN/26-27/000008. Credit notes have a row of numbers of their own.
  number text not null generated always as (
    'CN/' || lpad((year % 100)::text, 2, '0') || '-' || lpad(((year + 1) % 100)::text, 2, '0') || '/'
      || lpad(serial::text, greatest(6, length(serial::text)), '0')) stored,
  kind text not null,
  -- One of a short list for a return, in the words of staff for a discount.
  reason text not null,
  -- What became of the flour. Null for a discount.
  flour text,
  -- The part of the amount that is the delivery charge.
  delivery_paise bigint not null default 0,
  amount_paise bigint not null,
  document jsonb not null,
  made_by uuid not null references users,
  made_at timestamptz not null,
  -- The entry of the history that was written with it.
  event_id bigint not null references order_events,
  idempotency_key text not null,
  request_hash bytea not null,
  constraint credit_note_kind_is_known check (kind in ('return', 'discount')),
  constraint reason_of_a_return_is_known check (kind <> 'return' or reason in
    ('torn bag', 'wrong flour', 'insects', 'changed mind', 'typed wrongly', 'at the door')),
  constraint credit_note_has_a_reason check (reason <> ''),
  constraint only_a_return_says_where_the_flour_is check (
    (kind = 'return') = (flour is not null) and flour in ('thrown away', 'back to stock')),
  constraint spoilt_flour_is_thrown_away check (
    flour <> 'back to stock' or reason not in ('torn bag', 'insects')),
  constraint credited_amount_is_above_zero check (amount_paise > 0),
  constraint credited_charge_is_part_of_a_return check (
    delivery_paise between 0 and amount_paise and (kind = 'return' or delivery_paise = 0)),
  constraint one_credit_note_per_year_and_serial unique (year, serial),
  constraint credit_note_serials_count_from_one check (serial > 0),
  constraint credit_note_number_has_at_most_16_characters check (length(number) <= 16),
  constraint one_credit_note_per_event unique (event_id),
  constraint one_credit_note_per_key_and_order unique (order_id, idempotency_key),
  constraint credit_note_of_an_order unique (order_id, id)
);
-- The delivery charge of an order is given back once.
create unique index one_credited_charge_per_order on credit_notes (order_id) where delivery_paise > 0;
create index credit_notes_by_time on credit_notes (made_at, id);

-- What a credit note takes off each line. A discount is spread over the lines, because each has a tax
-- rate of its own; it takes money off them and no grams.
create table credit_note_lines (
  credit_note_id uuid not null references credit_notes,
  order_item_id bigint not null references order_items,
  grams int not null,
  amount_paise bigint not null,
  primary key (credit_note_id, order_item_id),
  constraint returned_grams_are_not_below_zero check (grams >= 0),
  constraint credited_line_is_not_below_zero check (amount_paise >= 0),
  constraint credited_line_takes_something check (grams > 0 or amount_paise > 0)
);
create index credit_note_lines_of_an_item on credit_note_lines (order_item_id);

-- Numbers without gaps, as bills have them: see `number_bill`.
create function number_credit_note() returns trigger
  language plpgsql
  as $$
  begin
    perform pg_advisory_xact_lock(hashtext('credit_notes'), 0);
    new.made_at := coalesce(new.made_at, clock_timestamp());
    new.year := financial_year_of(new.made_at);
    new.serial := 1 + coalesce((select max(serial) from credit_notes where year = new.year), 0);
    return new;
  end $$;

create trigger credit_notes_are_numbered
  before insert on credit_notes
  for each row execute function number_credit_note();
create trigger credit_notes_are_append_only
  before update or delete on credit_notes
  for each row execute function refuse_change();
create trigger credit_notes_are_never_emptied
  before truncate on credit_notes
  for each statement execute function refuse_change();
create trigger credit_note_lines_are_append_only
  before update or delete on credit_note_lines
  for each row execute function refuse_change();
create trigger credit_note_lines_are_never_emptied
  before truncate on credit_note_lines
  for each statement execute function refuse_change();

-- Whoever makes a credit note holds the lock of its order, so these sums cannot change meanwhile.
create function refuse_credit_above_the_order() returns trigger
  language plpgsql
  as $$
  begin
    if (select sum(amount_paise) from credit_notes where order_id = new.order_id) >
        (select total_paise + delivery_charge_paise from orders where id = new.order_id)
      or new.delivery_paise >
        (select delivery_charge_paise from orders where id = new.order_id) then
      raise exception 'more than was sold cannot be given back' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
create trigger no_order_is_credited_more_than_was_sold
  after insert on credit_notes
  for each row execute function refuse_credit_above_the_order();

create function refuse_credit_above_the_line() returns trigger
  language plpgsql
  as $$
  begin
    if not exists (
      select from order_items item
      join credit_notes note on note.order_id = item.order_id
      where item.id = new.order_item_id and note.id = new.credit_note_id
        and (note.kind = 'return') = (new.grams > 0)
        and (select sum(grams) <= item.weight_grams and sum(amount_paise) <= item.total_paise
          from credit_note_lines where order_item_id = item.id))
    then
      raise exception 'more than was bought cannot come back' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
create trigger no_line_comes_back_more_than_it_was
  after insert on credit_note_lines
  for each row execute function refuse_credit_above_the_line();

-- A refund is a payment below zero that points to its credit note.
alter table payments
  add column credit_note_id uuid,
  add constraint a_refund_is_of_the_same_order
    foreign key (order_id, credit_note_id) references credit_notes (order_id, id),
  add constraint a_refund_corrects_nothing check (credit_note_id is null or corrects is null),
  drop constraint only_a_correction_is_below_zero,
  add constraint only_corrections_and_refunds_are_below_zero check (
    case when corrects is null and credit_note_id is null
      then amount_paise > 0 else amount_paise < 0 end);
create unique index one_refund_per_credit_note on payments (credit_note_id)
  where credit_note_id is not null;

alter table order_events
  drop constraint event_kind_is_known,
  add constraint event_kind_is_known check (kind in
    ('placed', 'status changed', 'cancelled', 'deleted', 'moved to another day',
     'payment recorded', 'payment corrected', 'payment claimed', 'payment not found',
     'no answer', 'packed', 'not packed', 'contents changed', 'put on a run', 'taken off a run',
     'not delivered', 'flour returned', 'discount given', 'payment refunded'));

alter table stock_movements
  drop constraint movement_has_a_known_reason,
  add constraint movement_has_a_known_reason check (reason in
    ('opening', 'adjustment', 'order placed', 'order released', 'order retaken', 'order changed',
     'order returned', 'received', 'waste', 'count'));

-- Bags that a customer gave back are not carried out or milled again as the same order.
create function refuse_move_after_a_return() returns trigger
  language plpgsql
  as $$
  begin
    if exists (select from credit_notes where order_id = new.id and kind = 'return') then
      raise exception 'an order of which flour came back stays delivered or becomes returned'
        using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
create trigger an_order_of_which_flour_came_back_is_delivered_or_returned
  before update of order_status on orders
  for each row
  when (new.order_status not in ('Delivered', 'Returned')
    and old.order_status in ('Delivered', 'Returned')
    and new.order_status <> old.order_status)
  execute function refuse_move_after_a_return();

-- The figures of a day as before. A refund is money that left and no payment, and `given back` has the
-- credit notes by their own day.
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
