import { sql } from 'kysely';
import { stepsGrams } from '@dalan/contract/catalog/grinds';
import type { FlourHolders } from '@dalan/contract/catalog/grinds';
import type { Db } from '../../../../platform/db/database.ts';
import { isOpen } from '../../../../platform/db/order-step.ts';

/** Lines of a flour in open orders and running repeats. Open orders are few, its old ones many. */
function heldLines(productId: string) {
  return sql`
    select o.id as holder, true as is_order, item.grind ->> 'key' as key, item.weight_grams
    from orders o join order_items item on item.order_id = o.id and item.product_id = ${productId}
    where o.deleted_at is null and ${isOpen}
    union all
    select repeats.id, false, item.grind ->> 'key', item.weight_grams
    from repeats
    join repeat_items item on item.repeat_id = repeats.id and item.product_id = ${productId}
    where repeats.stopped_at is null`;
}

const counts = sql`
  count(distinct holder) filter (where is_order) as orders,
  count(distinct holder) filter (where not is_order) as repeats`;

export async function listGrindHolders(db: Db, productId: string) {
  const { rows } = await sql<FlourHolders['grinds'][number]>`
    select key, ${counts} from (${heldLines(productId)}) held
    where key is not null
    group by key order by key
  `.execute(db);
  return rows;
}

/** Lists those who hold a weight that is no multiple of the step. */
export async function listStepHolders(db: Db, productId: string) {
  const { rows } = await sql<FlourHolders['steps'][number]>`
    select step_grams, ${counts} from (${heldLines(productId)}) held
    join unnest(${[...stepsGrams]}::int[]) as steps (step_grams) on weight_grams % step_grams <> 0
    group by step_grams order by step_grams
  `.execute(db);
  return rows;
}
