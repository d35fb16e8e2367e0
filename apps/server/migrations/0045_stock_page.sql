-- The stock page: flour received, wasted and counted, and a mark below which the mill is warned.

alter table stock
  add low_mark_grams bigint not null default 5000,
  add constraint low_mark_is_never_negative check (low_mark_grams >= 0);

alter table stock_movements
  -- Why, in the words of staff.
  add note text not null default '',
  -- Of a count: what lay there, promised flour included.
  add counted_grams bigint,
  add idempotency_key text,
  drop constraint movement_has_a_known_reason,
  add constraint movement_has_a_known_reason check (reason in
    ('opening', 'adjustment', 'order placed', 'order released', 'order retaken', 'order changed',
     'received', 'waste', 'count')),
  -- A count that found what the book said is kept, too.
  drop constraint movement_moves_something,
  add constraint movement_moves_something check (delta_grams <> 0 or reason = 'count'),
  add constraint received_adds_and_waste_takes check (
    case reason when 'received' then delta_grams > 0 when 'waste' then delta_grams < 0 else true end),
  add constraint only_a_count_says_what_lay_there check ((reason = 'count') = (counted_grams is not null)),
  add constraint staff_give_a_reason_and_a_key check (
    reason not in ('received', 'waste', 'count')
    or note <> '' and idempotency_key is not null and actor_id is not null);
-- A repeated call counts once.
create unique index one_movement_per_key_and_staff on stock_movements (actor_id, idempotency_key)
  where idempotency_key is not null;
-- The ledger of one flour, newest first.
create index stock_ledger on stock_movements (product_id, city, id);
drop index stock_movements_by_product;

-- A fall below the mark, to be mailed. Written by the statement that moves the stock, whoever that is.
create table stock_alerts (
  id bigint generated always as identity primary key,
  product_id uuid not null references products on delete cascade,
  city text not null references cities,
  free_grams bigint not null,
  mark_grams bigint not null,
  at timestamptz not null default now(),
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint alert_is_below_the_mark check (free_grams < mark_grams),
  constraint alert_is_sent_or_given_up check (sent_at is null or given_up_at is null)
);
create index alerts_still_to_send on stock_alerts (next_try_at)
  where sent_at is null and given_up_at is null;
create index stock_alerts_by_product on stock_alerts (product_id);

create function note_fall_below_mark() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    insert into stock_alerts (product_id, city, free_grams, mark_grams)
      values (new.product_id, new.city, new.on_hand_grams, new.low_mark_grams);
    return null;
  end $$;
revoke execute on function note_fall_below_mark from public;

-- Writers of a row wait for each other, so exactly one of them crosses the mark. Whoever changes the
-- mark sees what it does, so that is no fall.
create trigger a_fall_below_the_mark_is_noted
  after update of on_hand_grams on stock
  for each row
  when (new.on_hand_grams < new.low_mark_grams and old.on_hand_grams >= new.low_mark_grams)
  execute function note_fall_below_mark();
