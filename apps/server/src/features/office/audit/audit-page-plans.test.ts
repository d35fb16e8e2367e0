import { CompiledQuery, createQueryId, sql } from 'kysely';
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { settleTables } from '../../../../test/database/settle-tables.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { listAudit } from './list-audit.ts';
import type { AuditAsked } from './list-audit.ts';

/** Decision 30 has the figures for a million. */
const LARGE = 30_000;
const SMALL = 1_000;
/** Each insert stays below the shop's statement timeout. */
const BATCH = 2_000;

type Log = { shop: TestApp; rows: number; ids: { staff: string; customer: string } };
let small: Log;
let large: Log;
beforeAll(async () => {
  [small, large] = [await logOf(SMALL), await logOf(LARGE)];
}, 900_000);
afterAll(async () => {
  await small.shop.close();
  await large.shop.close();
});

/** Nine of ten rows are sign-ins of customers. Ten rows, all old, are rare in every way. */
async function logOf(rows: number): Promise<Log> {
  const shop = await startTestApp();
  const staff = await logInAs(shop, 'admin', { name: 'Sunanda More' });
  const customer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  const { db } = shop;
  await sql`alter table audit_log disable trigger audit_log_is_chained`.execute(db);
  for (let done = 0; done < rows; done += BATCH) {
    await sql`
      insert into audit_log (id, at, actor_id, action, subject_id, details, hash)
      select id, timestamptz '2020-01-01' + id * interval '1 minute',
        case when id % 10 > 0 or id <= 100 then ${customer.userId}::uuid else ${staff.userId} end,
        case when id <= 100 and id % 10 = 0 then 'contact_message.deleted'
          when id % 10 > 0 then 'session.opened' else 'order.status_changed' end,
        md5(id::text)::uuid::text,
        case when id <= 100 and id % 10 = 0 then '{"name": "Zunka"}'
          when id % 10 > 0 then '{"network": "203.0.113.0/24"}'
          else '{"changes": {"orderStatus": ["Placed", "Confirmed"]}}' end::jsonb,
        sha256('x')
      from generate_series(${done + 1}::bigint, ${Math.min(done + BATCH, rows)}::bigint) id
    `.execute(db);
  }
  await settleTables(shop.testDatabase.url, 'audit_log');
  return { shop, rows, ids: { staff: staff.userId, customer: customer.userId } };
}

const isNonsense = ({ q }: AuditAsked) => ['x q z', '%%%', '#-_'].includes(q ?? '');

type Plan = Record<string, unknown> & { Plans?: Plan[] };

/** Runs the statements of a page, and explains each of them. */
async function plansOf({ shop }: Log, asked: AuditAsked): Promise<Plan[]> {
  const nodes: RootOperationNode[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const page = await listAudit(shop.db.withPlugin(watch), asked);
  expect(page.data.length > 0).toBe(!isNonsense(asked));
  const plans: Plan[] = [];
  for (const node of nodes) {
    const { sql: text, parameters } = shop.db.getExecutor().compileQuery(node, createQueryId());
    const explain = `explain (analyze, buffers, format json) ${text}`;
    const { rows } = await shop.db
      .withoutPlugins()
      .executeQuery<Record<string, [{ Plan: Plan }]>>(CompiledQuery.raw(explain, [...parameters]));
    plans.push(...nodesOf(rows[0]!['QUERY PLAN']![0].Plan));
  }
  return plans;
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Rows of the log that the page read, also those that a filter threw away. */
function rowsRead(plans: Plan[]): number {
  const scans = plans.filter((plan) => plan['Relation Name'] === 'audit_log');
  const count = (plan: Plan, name: string) => Number(plan[name] ?? 0);
  return scans.reduce(
    (sum, plan) =>
      sum +
      count(plan, 'Actual Loops') *
        (count(plan, 'Actual Rows') +
          count(plan, 'Rows Removed by Filter') +
          count(plan, 'Rows Removed by Index Recheck')),
    0,
  );
}

const pages: Record<string, (log: Log) => AuditAsked> = {
  'the first page': () => ({}),
  'a page far down': ({ rows }) => ({ before: Math.ceil(rows / 2) }),
  'the last page': () => ({ before: 20 }),
  'a day in the middle': ({ rows }) => {
    const day = new Date(Date.UTC(2020, 0, 1) + (rows / 2) * 60_000).toISOString().slice(0, 10);
    return { from: day, to: day };
  },
  'a person': ({ ids }) => ({ who: ids.staff }),
  'a kind': () => ({ kind: 'orders' }),
  'a rare kind': () => ({ kind: 'messages' }),
  'a rare kind of a busy person': ({ ids }) => ({ kind: 'messages', who: ids.customer }),
  'a name': () => ({ q: 'kulkarni' }),
  // This is the end of the md5 of 5, which is the subject of an old row.
  'a short id': () => ({ q: '74a318d5' }),
  'a title': () => ({ q: 'message deleted' }),
  'a common word': () => ({ q: '203.0.113.0/24' }),
  'a rare word': () => ({ q: 'zunka' }),
  'short words': () => ({ q: 'x q z' }),
  'signs of a pattern': () => ({ q: '%%%' }),
  'other signs': () => ({ q: '#-_' }),
};

test.each(Object.entries(pages))(
  '%s reads as few rows of a long log as of a short one',
  async (_name, asked) => {
    const [few, many] = [await plansOf(small, asked(small)), await plansOf(large, asked(large))];
    const scans = many.filter((plan) => plan['Relation Name'] === 'audit_log');
    expect(scans.map((plan) => plan['Node Type'])).not.toContain('Seq Scan');
    expect(rowsRead(many)).toBeLessThanOrEqual(rowsRead(few) + 2_500);
  },
);
