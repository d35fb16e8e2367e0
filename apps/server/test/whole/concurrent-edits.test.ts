import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '@dalan/contract/people/accounts';
import type { ErrorAnswer } from '@dalan/contract/errors';
import type { Order } from '@dalan/contract/orders/orders';
import { orderRequest } from '../requests/order-requests.ts';
import { startProductShop } from '../shops/product-shop.ts';
import type { ProductShop } from '../shops/product-shop.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { LoggedIn } from '../shops/sessions.ts';

let shop: ProductShop;
let asha: LoggedIn;
let meera: LoggedIn;
beforeAll(async () => {
  shop = await startProductShop();
  asha = await logInAs(shop, 'admin', { name: 'Asha Kulkarni' });
  meera = await logInAs(shop, 'admin', { name: 'Meera Joshi' });
});
afterAll(() => shop.close());

type Answer = Awaited<ReturnType<ProductShop['remove']>>;

/** A record that two staff members have open at the same version. */
type Opened = {
  code: string;
  save: (by: LoggedIn, place: number) => Promise<Answer>;
  /** `undefined` sends no version, as in the specification. */
  remove: (by: LoggedIn, version: number | undefined) => Promise<Answer>;
  version: number;
};

function removeAt(url: string) {
  return (by: LoggedIn, version: number | undefined): Promise<Answer> =>
    shop.app.inject({
      method: 'DELETE',
      url: version === undefined ? url : `${url}?version=${version}`,
      headers: by.headers,
    });
}

async function openProduct(): Promise<Opened> {
  const { _id, version } = await shop.create({});
  return {
    code: 'PRODUCT_CHANGED',
    save: (by, place) => shop.send('PUT', { _id, version, text: `Form ${place}` }, by),
    remove: removeAt(`/api/products/${_id}`),
    version,
  };
}

async function openUser(): Promise<Opened> {
  const { userId } = await logInAs(shop, 'user');
  const url = `/api/users/${userId}`;
  const shown = await shop.app.inject({ url, headers: asha.headers });
  const { name, email, phone, version } = shown.json<{ data: User }>().data;
  return {
    code: 'USER_CHANGED',
    save: (by, place) =>
      shop.app.inject({
        method: 'PUT',
        url: `${url}/profile`,
        headers: by.headers,
        payload: { name, email, phone, version, address: `${place} Aundh, Pune` },
      }),
    remove: removeAt(url),
    version,
  };
}

async function openOrder(): Promise<Opened> {
  const buyer = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 10 });
  const placed = await shop.app.inject(orderRequest(buyer, [{ product, kg: 1 }]));
  const { _id: orderId, version } = placed.json<Order>();
  const statuses = ['Confirmed', 'Processing', 'Shipped'];
  return {
    code: 'ORDER_CHANGED',
    save: (by, place) =>
      shop.app.inject({
        method: 'PUT',
        url: '/api/admin/order-and-payment/status',
        headers: by.headers,
        payload: {
          orderId,
          version,
          orderStatus: statuses[place % statuses.length],
          paymentStatus: 'Paid',
        },
      }),
    remove: removeAt(`/api/admin/orders/${orderId}`),
    version,
  };
}

const things = { product: openProduct, user: openUser, order: openOrder };

describe.for(Object.entries(things))('two staff members have one %s open', ([, open]) => {
  test('both save: the second is refused and told who saved first', async () => {
    const { code, save } = await open();
    expect((await save(asha, 1)).statusCode).toBe(200);
    const second = await save(meera, 2);
    expect(second.statusCode).toBe(409);
    expect(second.json<ErrorAnswer>()).toMatchObject({ code });
    expect(second.json<ErrorAnswer>().message).toContain('Asha Kulkarni');
  });

  test('one saves, the other deletes: the deletion is refused with the new values', async () => {
    const { code, save, remove, version } = await open();
    expect((await save(asha, 1)).statusCode).toBe(200);
    const second = await remove(meera, version);
    expect(second.statusCode).toBe(409);
    const refusal = second.json<ErrorAnswer>();
    expect(refusal.code).toBe(code);
    expect(refusal.message).toMatch(/^Asha Kulkarni changed this .*Nothing was deleted\.$/);
    const now = refusal.details?.order ?? refusal.details?.product ?? refusal.details?.user;
    expect(now).toMatchObject({ version: version + 1 });
    expect((await remove(meera, version + 1)).statusCode).toBe(200);
  });

  test('one deletes, the other saves: the save is answered with 404', async () => {
    const { save, remove, version } = await open();
    expect((await remove(asha, version)).statusCode).toBe(200);
    const second = await save(meera, 1);
    expect(second.statusCode).toBe(404);
    expect(second.json<ErrorAnswer>().code).toBe('NOT_FOUND');
  });

  test('both delete: the second gets 404', async () => {
    const { remove, version } = await open();
    expect((await remove(asha, version)).statusCode).toBe(200);
    expect((await remove(meera, version)).statusCode).toBe(404);
  });

  test('of many concurrent saves and deletions, one succeeds', async () => {
    const { save, remove, version } = await open();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, place) =>
        place % 2 === 0 ? save(asha, place) : remove(meera, version),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409 || status === 404)).toHaveLength(11);
  });

  test('a deletion without a version deletes, as the specification says', async () => {
    const { save, remove } = await open();
    expect((await save(asha, 1)).statusCode).toBe(200);
    expect((await remove(meera, undefined)).statusCode).toBe(200);
  });

  test('an invalid version is refused', async () => {
    const { remove } = await open();
    expect((await remove(meera, Number.NaN)).statusCode).toBe(400);
  });
});
