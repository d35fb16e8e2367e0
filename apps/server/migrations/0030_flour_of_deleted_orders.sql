-- A delivered order that is deleted gives no flour back: its stock stays out. Its bags took their grams
-- from their batches all the same, so these have no room for others, and a recall names its customer.
lock table orders, order_items, credit_note_lines, batches in share row exclusive mode;

create or replace function grams_held(line order_items, holder orders) returns bigint
  language sql stable
  return case
    when (holder).order_status = 'Delivered'
      or (holder).deleted_at is null and (holder).order_status not in ('Cancelled', 'Returned')
    then (line).weight_grams
    else (select coalesce(sum(grams), 0) from credit_note_lines where order_item_id = (line).id)
  end;

-- Until now, a deleted order held nothing.
update batches set held_grams = held_grams + held.grams
from (
  select line.batch_id, sum(grams_held(line, holder)) as grams
  from orders holder join order_items line on line.order_id = holder.id
  where holder.deleted_at is not null and line.batch_id is not null
  group by line.batch_id
) held
where held.batch_id = batches.id and held.grams > 0;
