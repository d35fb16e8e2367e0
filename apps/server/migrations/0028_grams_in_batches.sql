-- What the bags of orders took from a batch. Triggers keep it, because a sale that adds up the lines of
-- all batches that still keep takes longer with each day and each order.

-- A server of the release before may still run. No bag is filled or freed between the first sum and the
-- triggers.
lock table orders, order_items, credit_note_lines, batches in share row exclusive mode;
alter table batches add column held_grams bigint not null default 0;

-- Bags of a cancelled or returned order are free again, but not the flour that came back by a credit
-- note before.
create function grams_held(line order_items, holder orders) returns bigint
  language sql stable
  return case
    when (holder).deleted_at is not null then 0
    when (holder).order_status not in ('Cancelled', 'Returned') then (line).weight_grams
    else (select coalesce(sum(grams), 0) from credit_note_lines where order_item_id = (line).id)
  end;

update batches set held_grams = held.grams
from (
  select line.batch_id, sum(grams_held(line, holder)) as grams
  from order_items line join orders holder on holder.id = line.order_id
  where line.batch_id is not null
  group by line.batch_id
) held
where held.batch_id = batches.id;

alter table batches add constraint bags_take_no_negative_weight check (held_grams >= 0);
create index batches_with_room on batches (product_id, milled_on)
  where undone_at is null and recalled_at is null and weight_grams > held_grams;

-- Whoever changes a line, the status of an order or its credit notes holds the lock of the order, so no
-- other change can come between. The functions add to the figure, so two orders of one batch can change
-- at once. They run as the owner: the shop itself cannot write the figure.
create function hold_grams_of_line() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    if tg_op <> 'INSERT' and old.batch_id is not null then
      update batches set held_grams = held_grams - grams_held(old, holder)
      from orders holder where holder.id = old.order_id and batches.id = old.batch_id;
    end if;
    if tg_op <> 'DELETE' and new.batch_id is not null then
      update batches set held_grams = held_grams + grams_held(new, holder)
      from orders holder where holder.id = new.order_id and batches.id = new.batch_id;
    end if;
    return null;
  end $$;
create trigger new_bag_takes_from_its_batch
  after insert on order_items
  for each row when (new.batch_id is not null) execute function hold_grams_of_line();
create trigger changed_bag_takes_from_its_batch
  after update of batch_id, weight_grams on order_items
  for each row when (old.batch_id is distinct from new.batch_id or old.weight_grams <> new.weight_grams)
  execute function hold_grams_of_line();
create trigger removed_bag_frees_its_batch
  after delete on order_items
  for each row when (old.batch_id is not null) execute function hold_grams_of_line();

create function hold_grams_of_order() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    update batches set held_grams = held_grams + moved.grams
    from (
      select line.batch_id, sum(grams_held(line, new) - grams_held(line, old)) as grams
      from order_items line
      where line.order_id = new.id and line.batch_id is not null
      group by line.batch_id
    ) moved
    where batches.id = moved.batch_id and moved.grams <> 0;
    return null;
  end $$;
create trigger bags_of_a_cancelled_order_are_free
  after update of order_status, deleted_at on orders
  for each row when (
    (old.deleted_at is null) <> (new.deleted_at is null)
    or (old.order_status in ('Cancelled', 'Returned')) <> (new.order_status in ('Cancelled', 'Returned')))
  execute function hold_grams_of_order();

create function hold_credited_grams() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp
  as $$
  begin
    update batches set held_grams = held_grams + new.grams
    from order_items line join orders holder on holder.id = line.order_id
    where line.id = new.order_item_id and batches.id = line.batch_id
      and holder.deleted_at is null and holder.order_status in ('Cancelled', 'Returned');
    return null;
  end $$;
create trigger flour_that_came_back_is_not_free
  after insert on credit_note_lines
  for each row when (new.grams > 0) execute function hold_credited_grams();

revoke execute on function hold_grams_of_line, hold_grams_of_order, hold_credited_grams from public;
