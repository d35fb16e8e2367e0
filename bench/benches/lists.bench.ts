import pg from 'pg';
import { orderSteps } from '@dalan/contract/orders/order-steps';
import type { Order } from '@dalan/contract/orders/orders';
import { addManyDays, addOpenOrders } from '../load/many-days.ts';
import { addManyOrders } from '../load/many-orders.ts';
import { logIn, registerCustomer } from '../people.ts';
import { compareBusyDay } from './compare-busy-day.ts';
import { startShop } from './shop.ts';

/**
 * Calls the lists that grow, with a thousand orders and then with a million, in one run. Each may
 * take at most twice as long, and its plan must use an index.
 */
const FEW = { users: 1_000, orders: 1_000 };
const MANY = {
  users: Number(process.env['BENCH_USERS'] ?? 200_000),
  orders: Number(process.env['BENCH_ORDERS'] ?? 1_000_000),
  // The work of the day is the same before and after. `compareBusyDay` compares a busy day.
  endsDaysAgo: 15,
};
const REPEATS = 41;
const GOAL = 2;
/**
 * These have no limit. A trigram index grows with the table, so a search by part of a number reads
 * a thousand times more. If every order matches, there are also more rows to count.
 */
const PIECE = 'staff: six digits of a phone';
const COMMON_WORD = 'staff: a word of all addresses';
const FLOUR = 'staff: orders of a flour';
const REPORTED_ONLY = [PIECE, COMMON_WORD, FLOUR, 'staff: customer by name'];
const ADMIN = { username: 'admin@dalan.example', password: 'grind-the-grain' };

const shop = await startShop(4331);
const staff = await logIn(shop.origin, '/api/admin/login', ADMIN);
const customer = await registerCustomer(shop.origin, 'lists@dalan.example');

async function orderIds(): Promise<void> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  // The bench's own customer has thirty orders in both runs.
  await client.query(
    `update orders set user_id = $1 where id in (select id from orders order by id limit 30)
       and not exists (select from orders where user_id = $1)`,
    [customer.userId],
  );
  await client.end();
}

async function anOrder(): Promise<{ phone: string; id: string }> {
  const answer = await fetch(`${shop.origin}/api/admin/orders?pageSize=1`, {
    headers: { cookie: staff.cookie },
  });
  const [order] = (await answer.json()) as Order[];
  return { phone: order?.contactNumber ?? '', id: order?._id.slice(-8) ?? '' };
}

async function medianMs(path: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = performance.now();
    const answer = await fetch(shop.origin + path, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0;
}

const today = new Date().toISOString().slice(0, 10);
const LISTS: Record<string, string> = {
  'staff: counts of the tabs': '/api/admin/orders/counts',
  'staff: Today': '/api/admin/today',
  'staff: to receive by customer': '/api/admin/balances?pageSize=10',
  'staff: partly paid': '/api/admin/orders?pageSize=25&payment=partly',
  'staff: runs of the day': `/api/admin/runs?day=${today}`,
  'staff: milling sheet': `/api/admin/milling-sheet?day=${today}`,
  'staff: messages, first page': '/api/contact?pageSize=10',
  'staff: audit log, first page': '/api/admin/audit',
};

async function measureLists(): Promise<Record<string, number>> {
  const measured: Record<string, number> = {};
  for (const step of orderSteps) {
    const path = `/api/admin/orders?pageSize=25&step=${step}`;
    measured[`staff: tab ${step}`] = await medianMs(path, staff.cookie);
  }
  for (const [name, path] of Object.entries(LISTS)) {
    measured[name] = await medianMs(path, staff.cookie);
  }
  return measured;
}

async function measure(): Promise<Record<string, number>> {
  const { phone, id } = await anOrder();
  return {
    'staff: first page': await medianMs('/api/admin/orders?pageSize=25', staff.cookie),
    'staff: tenth page': await medianMs('/api/admin/orders?pageSize=25&page=10', staff.cookie),
    'staff: whole phone': await medianMs(`/api/admin/orders?pageSize=25&q=${phone}`, staff.cookie),
    [PIECE]: await medianMs(`/api/admin/orders?pageSize=25&q=${phone.slice(2, 8)}`, staff.cookie),
    [COMMON_WORD]: await medianMs('/api/admin/orders?pageSize=25&q=laxmi', staff.cookie),
    'staff: customer by name': await medianMs(
      `/api/admin/orders?pageSize=25&q=${encodeURIComponent('Customer 17')}`,
      staff.cookie,
    ),
    'staff: short id': await medianMs(`/api/admin/orders?pageSize=25&q=${id}`, staff.cookie),
    [FLOUR]: await medianMs('/api/admin/orders?pageSize=25&q=jowar', staff.cookie),
    ...(await measureLists()),
    'staff: users, first page': await medianMs('/api/users?pageSize=10', staff.cookie),
    'customer: my orders': await medianMs('/api/my-orders', customer.cookie),
  };
}

await addManyOrders(shop.databaseUrl, FEW);
await addOpenOrders(shop.databaseUrl);
await addManyDays(shop.databaseUrl);
await orderIds();
await measure();
const few = await measure();
console.log(`adding ${MANY.users} users and ${MANY.orders} orders …`);
await addManyOrders(shop.databaseUrl, MANY);
await addManyDays(shop.databaseUrl);
await measure();
const many = await measure();
await shop.stop();

let isGoalMet = true;
console.log(
  `list, median of ${REPEATS}           ${FEW.orders} orders   ${MANY.orders} orders   ratio`,
);
for (const [name, before] of Object.entries(few)) {
  const after = many[name] ?? 0;
  const ratio = after / before;
  if (!REPORTED_ONLY.includes(name)) isGoalMet &&= ratio <= GOAL;
  console.log(
    `${name.padEnd(32)} ${before.toFixed(1).padStart(9)} ms ${after.toFixed(1).padStart(13)} ms ${ratio.toFixed(2).padStart(7)}`,
  );
}
console.log(`goal: ratio <= ${GOAL}: ${isGoalMet ? 'met' : 'not met'}`);
const isBusyDayFast = await compareBusyDay();
process.exitCode = isGoalMet && isBusyDayFast ? 0 : 1;
