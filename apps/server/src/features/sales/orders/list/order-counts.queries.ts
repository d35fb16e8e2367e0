import { sql } from 'kysely';
import { COUNTED_AT_MOST } from '@dalan/contract/text/lists';
import { orderSteps, stepFacts } from '@dalan/contract/orders/order-steps';
import type { OrderStep } from '@dalan/contract/orders/order-steps';
import type { Db } from '../../../../platform/db/database.ts';
import { inStep } from '../../../../platform/db/order-step.ts';

const counted = orderSteps.filter((step) => stepFacts[step].isWork);

/** Counts the steps in which somebody has to act. Each count takes as long as its own orders need. */
export async function listStepCounts(db: Db): Promise<{ step: OrderStep; count: number }[]> {
  const counts = counted.map(
    (step) => sql`
    select ${step}::text as step, count(*) as count from (
      select from orders o where o.deleted_at is null and ${inStep(step)} limit ${COUNTED_AT_MOST}
    ) one`,
  );
  const { rows } = await sql<{ step: OrderStep; count: number }>`
    ${sql.join(counts, sql` union all `)}
  `.execute(db);
  return rows;
}
