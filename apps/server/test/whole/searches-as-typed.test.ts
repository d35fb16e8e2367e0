import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ContactMessage } from '@dalan/contract/contact/contact';
import type { Order } from '@dalan/contract/orders/orders';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { User } from '@dalan/contract/people/accounts';
import { shortOrderId } from '@dalan/contract/orders/orders';
import { seedFlours } from '../../seed/catalogue.ts';
import { orderBody } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import type { TestProduct } from '../shops/products.ts';
import { IDS, panelSearches, shopSearches } from '../shops/searches-as-typed.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';
import { startTestApp } from '../shops/test-app.ts';
import type { TestApp } from '../shops/test-app.ts';

const ALL = 60;
const AT_LEAST = 58;

let shop: TestApp;
let staff: LoggedIn;
let ids: Record<string, string>;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await logInAs(shop, 'admin');
  const products: TestProduct[] = [];
  for (const flour of seedFlours.toReversed()) {
    const product = await createTestProduct(shop.db, { stockKg: 50 });
    const { name, nameMr, nameHi, category, searchAlso } = flour;
    const { text, textMr, textHi, description, descriptionMr, descriptionHi } = flour;
    await shop.db
      .updateTable('products')
      .set({ name, nameMr, nameHi, category, searchAlso })
      .set({ text, textMr, textHi, description, descriptionMr, descriptionHi })
      .where('id', '=', product.id)
      .execute();
    products.unshift({ ...product, name });
  }
  const bought = (name: string) => products.find((product) => product.name === name)!;
  const order = async (buyer: LoggedIn, name: string, deliveryAddress: string) => {
    const body = { ...orderBody(buyer, [{ product: bought(name), kg: 2 }]), deliveryAddress };
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: buyer.headers,
      payload: { ...body, contactNumber: buyer.phone },
    });
    expect(answer.statusCode).toBe(201);
    return answer.json<Order>()._id;
  };
  const asha = await logInAs(shop, 'user', { name: 'Asha Kulkarni', phone: '9822011001' });
  const other = await logInAs(shop, 'user', { name: 'Milind Modak', phone: '9011022334' });
  const orderId = await order(asha, 'Jowar Flour', '12 Kumthekar Road, Sadashiv Peth, Pune 411030');
  await order(other, 'Besan', '7 Laxmi Road, Pune 411002');
  ids = { [IDS.order]: shortOrderId(orderId), [IDS.user]: asha.userId.slice(-12, -3) };
  for (const [name, message] of [
    ['Asha Kulkarni', 'Please call me on 9822011001 about khapli.'],
    ['Milind Modak', 'Do you grind coarse?'],
  ] as const) {
    const payload = { name, email: 'a@home.example', subject: 'Flour', message };
    await shop.app.inject({ method: 'POST', url: '/api/contact', payload });
  }
  const names = seedFlours.map(({ name }) => name).join();
  await vi.waitUntil(async () => (await findInShop('')).join() === names, { timeout: 60_000 });
});
afterAll(() => shop.close());

async function call(path: string, typed: string, headers = {}) {
  const url = `${path}?${new URLSearchParams({ q: typed }).toString()}`;
  const answer = await shop.app.inject({ url, headers });
  expect(answer.statusCode, url).toBe(200);
  return answer;
}

async function findInShop(typed: string): Promise<string[]> {
  return (await call('/api/products', typed)).json<Product[]>().map(({ name }) => name);
}

const lists = {
  users: async (typed: string) => {
    const { data } = (await call('/api/users', typed, staff.headers)).json<{ data: User[] }>();
    return data.map(({ name }) => name);
  },
  orders: async (typed: string) => {
    const orders = (await call('/api/admin/orders', typed, staff.headers)).json<Order[]>();
    return orders.map(({ userId }) => userId.name);
  },
  products: async (typed: string) => {
    const products = (await call('/api/products', typed, staff.headers)).json<Product[]>();
    return products.map(({ name }) => name);
  },
  contacts: async (typed: string) => {
    const answer = await call('/api/contact', typed, staff.headers);
    return answer.json<{ data: ContactMessage[] }>().data.map(({ name }) => name);
  },
};

test(`at least ${AT_LEAST} of ${ALL} searches as typed in Pune find the right result`, async () => {
  const missed: string[] = [];
  for (const [typed, ...flours] of shopSearches) {
    const first = (await findInShop(typed)).slice(0, flours.length);
    if (flours.some((flour) => !first.includes(flour))) missed.push(`shop: ${typed}`);
  }
  for (const [list, typed, wanted] of panelSearches) {
    const found = await lists[list](ids[typed] ?? typed);
    // The other rows must be filtered out.
    if (found.join() !== wanted) missed.push(`${list}: ${typed} (${found.join(', ')})`);
  }
  const all = shopSearches.length + panelSearches.length;
  process.stdout.write(
    `searches as typed: ${all - missed.length} of ${all} find the right result\n`,
  );
  expect(all).toBe(ALL);
  expect(missed.slice(0, ALL - AT_LEAST)).toEqual(missed);
});

test('a surname that is also a dish does not find orders of its flour', async () => {
  expect(await lists.orders('modak')).toEqual(['Milind Modak']);
});

test('unrelated text finds no order', async () => {
  for (const typed of ['zzzz', '0000000000', 'zzzz yyyy', '#', '🌾', 'a'.repeat(100), '%%%']) {
    expect(await lists.orders(typed), typed).toEqual([]);
  }
});
