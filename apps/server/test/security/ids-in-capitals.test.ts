import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountTexts } from '@dalan/contract/accounts';
import type { Role } from '@dalan/contract/accounts';
import { orderRefusals } from '@dalan/contract/orders';
import type { Order } from '@dalan/contract/orders';
import { orderBody, orderRequest } from '../order-requests.ts';
import { createTestProduct } from '../products.ts';
import { logInAs } from '../sessions.ts';
import { startTestApp } from '../test-app.ts';
import type { TestApp } from '../test-app.ts';
import { isUnsafe, requestOf, routesOf, validCall } from '../valid-calls.ts';
import type { ValidCall } from '../valid-calls.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Every id in these texts, however deep, in capitals. */
function inCapitals<Value>(value: Value): Value {
  if (Buffer.isBuffer(value)) return value;
  if (typeof value === 'string') {
    return value.replace(ID, (id) => id.toUpperCase()) as Value;
  }
  if (Array.isArray(value)) return value.map(inCapitals) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value as object).map(([name, field]: [string, unknown]) => [
    name,
    inCapitals(field),
  ]);
  return Object.fromEntries(fields) as Value;
}

/** Two fresh calls name different people, flours and moments; all else in their answers is equal. */
function withoutNamesAndDates(body: string): string {
  return body.replace(ID, 'id').replace(/\d+/g, '#');
}

/** The call with everything that may name an id: staff also search by one. */
async function callNaming(route: string, role: Role): Promise<ValidCall> {
  const call = await validCall(shop, route, role);
  const claim = call.by && { 'user-id': call.by.userId };
  const query = 'q' in call.query && call.by ? { ...call.query, q: call.by.userId } : call.query;
  return { ...call, query, headers: { ...call.headers, ...claim } };
}

async function send(route: string, call: ValidCall) {
  const { statusCode, body } = await shop.app.inject(requestOf(route, call));
  return { statusCode, body };
}

function capitalized(call: ValidCall): ValidCall {
  const { params, query, headers, body } = call;
  return { ...call, ...inCapitals({ params, query, headers, body }) };
}

test.each(['user', 'admin'] as const)(
  'every route answers an id in capitals as it answers the same id in small letters: a %s',
  async (role) => {
    let named = 0;
    for (const route of routesOf(shop)) {
      const plain = await callNaming(route, role);
      const fresh = isUnsafe(route) ? await callNaming(route, role) : plain;
      const shouted = capitalized(fresh);
      if (JSON.stringify(shouted) !== JSON.stringify(fresh)) named += 1;
      const expected = await send(route, plain);
      const answer = await send(route, shouted);
      expect([200, 201], `${route}: ${expected.body}`).toContain(expected.statusCode);
      expect(answer.statusCode, `${route}: ${answer.body}`).toBe(expected.statusCode);
      expect(withoutNamesAndDates(answer.body), route).toBe(withoutNamesAndDates(expected.body));
    }
    expect(named).toBeGreaterThan(18);
  },
);

test('the audit log has every id as the database writes it', async () => {
  for (const route of routesOf(shop).filter(isUnsafe)) {
    await send(route, capitalized(await validCall(shop, route, 'admin')));
  }
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject_id <> lower(subject_id)`.execute(shop.db);
  expect(rows).toEqual([]);
});

describe('in capitals too', () => {
  test('an admin cannot delete the account they are signed in to', async () => {
    const admin = await logInAs(shop, 'admin');
    const answer = await shop.app.inject({
      method: 'DELETE',
      url: `/api/users/${admin.userId.toUpperCase()}`,
      headers: admin.headers,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: accountTexts.ownAdminDeletion });
    const session = await shop.app.inject({ url: '/api/session', headers: admin.headers });
    expect(session.json()).toMatchObject({ user: { _id: admin.userId } });
  });

  test('a product stands in an order only once', async () => {
    const buyer = await logInAs(shop, 'user');
    const product = await createTestProduct(shop.db, { stockKg: 5 });
    const again = { ...product, id: product.id.toUpperCase() };
    const lines = [product, again].map((one) => ({ product: one, kg: 1 }));
    const answer = await shop.app.inject(orderRequest(buyer, lines));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: orderRefusals.productTwice });
  });

  test('the same order under the same key is the same order', async () => {
    const buyer = await logInAs(shop, 'user');
    const product = await createTestProduct(shop.db, { stockKg: 5 });
    const request = orderRequest(buyer, [{ product, kg: 1 }], 'one-wish');
    const payload = orderBody(buyer, [{ product, kg: 1 }]);
    const first = await shop.app.inject(request);
    const replay = await shop.app.inject({ ...request, payload: inCapitals(payload) });
    expect(replay.statusCode).toBe(201);
    expect(replay.headers['idempotent-replayed']).toBe('true');
    expect(replay.json<Order>()._id).toBe(first.json<Order>()._id);
  });
});
