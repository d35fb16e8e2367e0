import type { AccountAnswer, AccountsAnswer } from '@dalan/contract/on-account/accounts';
import { rupeesToPaise } from '@dalan/contract/money/money';
import type { Client } from 'pg';
import { placeOf, withDatabase } from '../../stored-orders.ts';
import type { Person } from '../../people.ts';
import type { AccountCustomer, AccountHistory } from './account-history.ts';
import { sendUntilAnswered } from './send-until-answered.ts';

type Shop = { origin: string; databaseUrl: string };

/** Compares what tills and colleagues were told with the rows in the database, and with the panel. */
export function checkAccounts(
  { origin, databaseUrl }: Shop,
  owner: Person,
  history: AccountHistory,
): Promise<string[]> {
  return withDatabase(databaseUrl, async (client) => {
    const problems = [
      ...history.problems,
      ...(await checkPayments(client, history)),
      ...(await checkSales(client, history)),
      ...(await checkReturns(client, history)),
    ];
    const get = async <Body>(path: string) =>
      (await sendUntilAnswered<Body>({ origin, by: owner, method: 'GET', path })).body;
    const { accounts = [] } = await get<AccountsAnswer>('/api/admin/accounts');
    for (const customer of history.accounts) {
      const { userId } = customer.person;
      const listed = accounts.find(({ _id }) => _id === userId);
      const { orders = [] } = await get<AccountAnswer>(`/api/admin/accounts/${userId}`);
      const openPaise = orders.reduce((sum, { open }) => sum + rupeesToPaise(open), 0);
      const shown = { owesPaise: rupeesToPaise(listed?.owes ?? NaN), openPaise };
      problems.push(...(await checkMoney(client, customer, shown, history)));
      problems.push(...(await checkLimit(client, customer)));
    }
    return problems;
  });
}

/** Reports what was told but is not there exactly so, and what is there but was never told. */
function compare(what: string, told: [place: string, content: string][], stored: typeof told) {
  const problems: string[] = [];
  const found = Map.groupBy(stored, ([place]) => place);
  for (const [place, content] of told) {
    const rows = found.get(place) ?? [];
    if (rows.length !== 1) problems.push(`${what} ${place}: stored ${rows.length} times`);
    for (const [, row] of rows) {
      if (row !== content) problems.push(`${what} ${place}: told ${content}, stored ${row}`);
    }
  }
  const known = new Set(told.map(([place]) => place));
  const strays = stored.filter(([place]) => !known.has(place));
  return [...problems, ...strays.map(([place]) => `${what} ${place}: nobody was told of it`)];
}

async function checkPayments(client: Client, { payments }: AccountHistory): Promise<string[]> {
  const { rows } = await client.query<{
    key: string;
    colleagueId: string;
    customerId: string;
    paise: number;
    shares: [orderId: string, paise: number][];
  }>(`
    select idempotency_key as key, payment.recorded_by as "colleagueId",
      user_id as "customerId", shared.paise, shared.shares
    from account_payments payment left join lateral (
      select sum(amount_paise)::int as paise,
        json_agg(json_build_array(order_id, amount_paise) order by order_id) as shares
      from payments where account_payment_id = payment.id) shared on true`);
  return compare(
    'payment on account',
    payments.map(({ key, colleagueId, customerId, paise, shares }) => [
      placeOf(colleagueId, key),
      JSON.stringify([
        customerId,
        paise,
        shares
          .map((share) => [share.orderId, share.paise] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ]),
    ]),
    rows.map(({ key, colleagueId, customerId, paise, shares }) => [
      placeOf(colleagueId, key),
      JSON.stringify([customerId, paise, shares]),
    ]),
  );
}

async function checkSales(client: Client, { sales }: AccountHistory): Promise<string[]> {
  const { rows } = await client.query<{ key: string; tillId: string; content: unknown[] }>(`
    select idempotency_key as key, placed_by as "tillId", json_build_array(id, user_id,
      total_paise + delivery_charge_paise + round_off_paise, on_account, order_status,
      (select count(*) from bills where order_id = orders.id),
      (select coalesce(sum(amount_paise), 0) from payments where order_id = orders.id
        and account_payment_id is null and credit_note_id is null)) as content
    from orders where channel = 'counter'`);
  return compare(
    'sale',
    sales.map(({ key, tillId, customerId, orderId, paise, isOnAccount }) => {
      const paidPaise = isOnAccount ? 0 : paise;
      const content = [orderId, customerId, paise, isOnAccount, 'Delivered', 1, paidPaise];
      return [placeOf(tillId, key), JSON.stringify(content)];
    }),
    rows.map(({ key, tillId, content }) => [placeOf(tillId, key), JSON.stringify(content)]),
  );
}

async function checkReturns(client: Client, { returns }: AccountHistory): Promise<string[]> {
  const { rows } = await client.query<{ orderId: string; content: [number, number] }>(`
    select note.order_id as "orderId", json_build_array(amount_paise, (
      select coalesce(-sum(amount_paise), 0) from payments where credit_note_id = note.id)) as content
    from credit_notes note join orders on orders.id = note.order_id
    where channel = 'counter' or on_account`);
  return compare(
    'return',
    [...returns].map(([orderId, { paise, isOffAccount }]) => [
      orderId,
      JSON.stringify([paise, isOffAccount ? 0 : paise]),
    ]),
    rows.map(({ orderId, content }) => [orderId, JSON.stringify(content)]),
  );
}

/** What was sold is what was paid, what came back and what the panel shows as open, to the paisa. */
async function checkMoney(
  client: Client,
  { person: { userId } }: AccountCustomer,
  { owesPaise, openPaise }: { owesPaise: number; openPaise: number },
  { payments, sales, returns }: AccountHistory,
): Promise<string[]> {
  const { rows } = await client.query<{ sold: number; credited: number; paid: number }>(
    `with mine as (
       select * from orders where user_id = $1 and on_account and deleted_at is null
         and order_status not in ('Cancelled', 'Returned'))
     select
       (select coalesce(sum(total_paise + delivery_charge_paise + round_off_paise), 0)
         from mine)::int as sold,
       (select coalesce(sum(amount_paise), 0)
         from credit_notes join mine on mine.id = order_id)::int as credited,
       (select coalesce(sum(amount_paise), 0)
         from payments join mine on mine.id = order_id)::int as paid`,
    [userId],
  );
  const { sold, credited, paid } = rows[0] ?? { sold: NaN, credited: NaN, paid: NaN };
  const sumOf = (all: number[]) => all.reduce((sum, paise) => sum + paise, 0);
  const own = payments.filter(({ customerId }) => customerId === userId);
  const toldPaid = sumOf(own.map(({ paise }) => paise));
  const ownSales = sales.filter(({ customerId }) => customerId === userId);
  const toldCredited = sumOf(ownSales.map(({ orderId }) => returns.get(orderId)?.paise ?? 0));
  const figures = { sold, credited, paid, toldCredited, toldPaid, owesPaise, openPaise };
  const isRight =
    owesPaise === sold - credited - paid &&
    openPaise === owesPaise &&
    toldPaid === paid &&
    toldCredited === credited;
  return isRight ? [] : [`account ${userId}: ${JSON.stringify(figures)}`];
}

/**
 * Adds up what was owed after each sale at the counter. The history of orders is numbered while the
 * customer is locked, so its sequence is that of the commits.
 */
async function checkLimit(
  client: Client,
  { person: { userId }, limit }: AccountCustomer,
): Promise<string[]> {
  const { rows } = await client.query<{ orderId: string; owed: number }>(
    `with mine as (select * from orders where user_id = $1 and on_account),
     moved as (
       select mine.id, channel = 'counter' as is_sale,
         case when channel = 'counter' then max(event.id) filter (
           where kind = 'status changed' and event.order_status = 'Delivered')
           else min(event.id) end as place,
         min(total_paise + delivery_charge_paise + round_off_paise) as paise
       from mine join order_events event on event.order_id = mine.id group by mine.id, channel
       union all
       select mine.id, false, event_id, -amount_paise
       from mine join payments on payments.order_id = mine.id
       union all
       select mine.id, false, event_id, -amount_paise
       from mine join credit_notes on credit_notes.order_id = mine.id)
     select id as "orderId", owed from (
       select id, is_sale, (sum(paise) over (order by place))::int as owed from moved) running
     where is_sale and owed > $2`,
    [userId, rupeesToPaise(limit)],
  );
  return rows.map(({ orderId, owed }) => `sale ${orderId}: ${owed} paise are owed after it`);
}
