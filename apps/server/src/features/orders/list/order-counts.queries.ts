import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED_AT_MOST } from '@dalan/contract/lists';
import type { OrderStep } from '@dalan/contract/order-steps';
import type { Db } from '../../../platform/db/database.ts';
import { inStep } from './order-filter.queries.ts';

type CountsRow = Record<'confirm' | 'mill' | 'pack' | 'out' | 'every', number>;

/** Each in the time that its own orders take, up to 10,000. */
export async function getOrderCounts(db: Db): Promise<CountsRow> {
  const { rows } = await sql<CountsRow>`
    select ${countOf('to-confirm')} as confirm, ${countOf('to-mill')} as mill,
      ${countOf('to-pack')} as pack, ${countOf('out')} as out, ${countOf('all')} as every
  `.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new Error('a count has one row');
  return counts;
}

function countOf(step: OrderStep): RawBuilder<unknown> {
  return sql`(
    select count(*) from (
      select from orders o where o.deleted_at is null and ${inStep(step)} limit ${COUNTED_AT_MOST}
    ) counted)`;
}
