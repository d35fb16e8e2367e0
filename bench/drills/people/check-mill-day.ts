import { rupeesToPaise } from '@dalan/contract/money/money';
import { REFUSED_AT_THE_DOOR } from '@dalan/contract/mill/runs';
import { withDatabase } from '../../stored-orders.ts';
import type { MillHistory } from './mill-history.ts';

type OrderRow = {
  id: string;
  status: string;
  bills: number;
  /** The kind and status of each entry in the order's history. */
  events: string[];
  /** Without payments on account, which are checked by themselves. */
  payments: [method: string, paise: number, runId: string | null, receivedAt: string][];
  stops: [runId: string, outcome: string | null][];
  /** Lines that have no batch, or one that was taken back. */
  unmilled: number;
};

/** Compares what staff and riders were told with the rows in the database. */
export function checkMillDay(databaseUrl: string, history: MillHistory): Promise<string[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<OrderRow>(
      `
      select id, order_status as status,
        (select count(*)::int from bills where order_id = o.id) as bills,
        array(select kind || ' ' || order_status from order_events
          where order_id = o.id order by id) as events,
        coalesce((select json_agg(json_build_array(method, amount_paise, run_id, received_at)
          order by event_id)
          from payments where order_id = o.id and account_payment_id is null), '[]') as payments,
        coalesce((select json_agg(json_build_array(run_id, outcome))
          from run_stops where order_id = o.id), '[]') as stops,
        (select count(*)::int from order_items line
          left join batches batch on batch.id = line.batch_id and batch.undone_at is null
          where line.order_id = o.id and batch.id is null) as unmilled
      from orders o where id = any($1)`,
      [[...history.packed]],
    );
    const counts = await client.query<{ runId: string; paise: number }>(`
      select run_id as "runId", counted_paise::int as paise from cash_counts`);
    return [
      ...history.problems,
      ...(rows.length === history.packed.size ? [] : ['an order that was packed is lost']),
      ...rows.flatMap((row) => checkSteps(row, history).concat(checkDelivery(row, history))),
      ...checkCounts(counts.rows, history),
    ];
  });
}

const STEPS = [
  'status changed Confirmed',
  'status changed Processing',
  'packed Processing',
  'put on a run Processing',
  'status changed Shipped',
];

/** These steps are done again after a milling was taken back. */
const AGAIN = STEPS.slice(0, 2);

/** Every step must have its entries in the history: none is lost, none was done twice. */
function checkSteps({ id, events, unmilled }: OrderRow, { undone }: MillHistory): string[] {
  const problems = STEPS.flatMap((step) => {
    const expected = AGAIN.includes(step) ? 1 + (undone.get(id) ?? 0) : 1;
    const found = events.filter((event) => event === step).length;
    return found === expected ? [] : [`order ${id}: "${step}" is there ${found} times`];
  });
  return unmilled === 0
    ? problems
    : [...problems, `order ${id}: ${unmilled} lines without a batch`];
}

function checkDelivery(row: OrderRow, history: MillHistory): string[] {
  const done = history.delivered.get(row.id);
  if (done === undefined) return checkBroughtBack(row, history);
  const problems: string[] = [];
  if (row.status !== 'Delivered') problems.push(`it is ${row.status}`);
  if (row.bills !== 1) problems.push(`it has ${row.bills} bills`);
  const asked = done.payments.map(({ method, amount }) =>
    JSON.stringify([method, rupeesToPaise(amount), done.runId, Date.parse(done.tappedAt)]),
  );
  const stored = row.payments.map(([method, paise, runId, at]) =>
    JSON.stringify([method, paise, runId, Date.parse(at)]),
  );
  if (String(asked) !== String(stored))
    problems.push(`paid ${String(asked)}, stored ${String(stored)}`);
  if (String(row.stops) !== String([[done.runId, 'delivered']])) {
    problems.push(`its stops are ${String(row.stops)}`);
  }
  return problems.map((problem) => `order ${row.id} was delivered: ${problem}`);
}

function checkBroughtBack(row: OrderRow, history: MillHistory): string[] {
  const reason = history.broughtBack.get(row.id);
  // The mill stopped before the rider came to this order.
  if (reason === undefined) return [];
  const status = reason === REFUSED_AT_THE_DOOR ? 'Returned' : 'Processing';
  const isRight =
    row.status === status &&
    row.payments.length === 0 &&
    row.stops.length === 1 &&
    row.stops[0]?.[1] === 'not delivered';
  return isRight ? [] : [`order ${row.id} was brought back: ${JSON.stringify(row)}`];
}

function checkCounts(rows: { runId: string; paise: number }[], { counted }: MillHistory): string[] {
  const stored = new Map(rows.map(({ runId, paise }) => [runId, paise]));
  const wrong = [...counted].filter(
    ([runId, rupees]) => stored.get(runId) !== rupeesToPaise(rupees),
  );
  const twice = rows.length === stored.size ? [] : ['a run was counted twice'];
  return [...twice, ...wrong.map(([runId]) => `run ${runId}: its cash is not stored as counted`)];
}
