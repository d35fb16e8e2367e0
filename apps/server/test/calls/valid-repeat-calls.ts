import { sql } from 'kysely';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { repeatToken, setUpRepeat } from '../shops/repeats.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

async function start(shop: TestApp) {
  const by = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  return { by, repeat: await setUpRepeat(shop, by, [{ product, kg: 1 }]) };
}

async function placeOrder(shop: TestApp) {
  const by = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const answer = await shop.app.inject(orderRequest(by, [{ product, kg: 1 }]));
  return { by, order: answer.json<Order>() };
}

/** The link in the mail about a day without an order, on which the mill calls. */
async function mailedLink(shop: TestApp): Promise<string> {
  const { repeat } = await start(shop);
  const day = '2026-01-05';
  await sql`with made as (
      insert into repeat_days (repeat_id, day, outcome)
      values (${repeat._id}, ${day}::date, 'to call') returning id)
    insert into letters (kind, subject_id) select 'repeat/day', id from made`.execute(shop.db);
  return repeatToken(shop.db, repeat._id, day);
}

/** Calls about repeat orders, for `valid-calls.ts`. */
export const repeatCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/orders/:id/repeat': async (shop) => {
    const { by, order } = await placeOrder(shop);
    return { by, params: { id: order._id } };
  },
  'POST /api/repeats': async (shop) => {
    const { by, order } = await placeOrder(shop);
    return { by, body: { orderId: order._id, everyWeeks: 2, weekday: 2 } };
  },
  'GET /api/repeats': async (shop) => ({ by: (await start(shop)).by }),
  'POST /api/repeats/:id/decision': async (shop) => {
    const { by, repeat } = await start(shop);
    const items = repeat.items.map(({ productId }) => ({ productId, quantityKg: 2 }));
    const body = { do: 'change', everyWeeks: 2, weekday: 3, items };
    return { by, params: { id: repeat._id }, body };
  },
  'POST /api/repeat-link': async (shop) => ({ body: { token: await mailedLink(shop) } }),
  'POST /api/repeat-link/decision': async (shop) => ({
    body: { token: await mailedLink(shop), decision: { do: 'stop' } },
  }),
};
