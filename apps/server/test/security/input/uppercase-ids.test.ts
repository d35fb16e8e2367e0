import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '@dalan/contract/people/accounts';
import { orderRefusals } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import { orderBody, orderRequest } from '../../requests/order-requests.ts';
import { createTestProduct } from '../../shops/products.ts';
import { logInAs } from '../../shops/sessions.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { isUnsafe, requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';
import type { ValidCall } from '../../calls/valid-call.ts';
import { userAnswerTexts } from '../../../src/features/people/accounts/users/user-answer-texts.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Uppercases every id, at any depth. */
function uppercaseIds<Value>(value: Value): Value {
  if (Buffer.isBuffer(value)) return value;
  if (typeof value === 'string') {
    return value.replace(ID, (id) => id.toUpperCase()) as Value;
  }
  if (Array.isArray(value)) return value.map(uppercaseIds) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value as object).map(([name, field]: [string, unknown]) => [
    name,
    uppercaseIds(field),
  ]);
  return Object.fromEntries(fields) as Value;
}

/** Makes the answers to two separate calls comparable. */
function withoutNamesAndDates(body: string): string {
  return (
    body
      .replace(ID, 'id')
      // Each call mills a flour of its own, which has its own code.
      .replaceAll(/\b[A-Z]{2}-\d{4}-\d+\b/g, 'batch')
      .replaceAll(/\b[\dA-F]{8}\b/g, 'short id')
      // The calls before decide who else confirms orders now, and what comes back.
      .replaceAll(/"(others|comingBackAt)":\[[^\]]*\]/g, '"$1"')
      .replace(/"(?:[\w-]{22}|[\w-]{43})"/g, '"bytes"')
      .replace(/"token":"[\w-]+"/, '"token"')
      .replace(/\d+/g, '#')
  );
}

/** A call with an id in every place that takes one. Staff also search by id. */
async function callWithIds(route: string, role: Role): Promise<ValidCall> {
  const call = await validCall(shop, route, role);
  const claim = call.by && { 'user-id': call.by.userId };
  const query = 'q' in call.query && call.by ? { ...call.query, q: call.by.userId } : call.query;
  return { ...call, query, headers: { ...call.headers, ...claim } };
}

async function send(route: string, call: ValidCall) {
  const { statusCode, body } = await shop.app.inject(requestOf(route, call));
  return { statusCode, body };
}

function withUppercaseIds(call: ValidCall): ValidCall {
  const { params, query, headers, body } = call;
  return { ...call, ...uppercaseIds({ params, query, headers, body }) };
}

test.each(['user', 'admin'] as const)(
  'every route accepts uppercase ids like lowercase ones: a %s',
  async (role) => {
    let named = 0;
    for (const route of routesOf(shop)) {
      const plain = await callWithIds(route, role);
      const expected = await send(route, plain);
      // The second call is made after the first was sent, because a call names the version that it
      // saw.
      const fresh = isUnsafe(route) ? await callWithIds(route, role) : plain;
      const uppercase = withUppercaseIds(fresh);
      if (JSON.stringify(uppercase) !== JSON.stringify(fresh)) named += 1;
      const answer = await send(route, uppercase);
      expect([200, 201], `${route}: ${expected.body}`).toContain(expected.statusCode);
      expect(answer.statusCode, `${route}: ${answer.body}`).toBe(expected.statusCode);
      expect(withoutNamesAndDates(answer.body), route).toBe(withoutNamesAndDates(expected.body));
    }
    expect(named).toBeGreaterThan(18);
  },
);

test('the audit log stores ids in lowercase', async () => {
  for (const route of routesOf(shop).filter(isUnsafe)) {
    await send(route, withUppercaseIds(await validCall(shop, route, 'admin')));
  }
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject_id <> lower(subject_id)`.execute(shop.db);
  expect(rows).toEqual([]);
});

describe('with an uppercase id', () => {
  test('an admin cannot delete the account they are signed in to', async () => {
    const admin = await logInAs(shop, 'admin');
    const answer = await shop.app.inject({
      method: 'DELETE',
      url: `/api/users/${admin.userId.toUpperCase()}`,
      headers: admin.headers,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ message: userAnswerTexts.ownAdminDeletion });
    const session = await shop.app.inject({ url: '/api/session', headers: admin.headers });
    expect(session.json()).toMatchObject({ user: { _id: admin.userId } });
  });

  test('a product can be in an order only once', async () => {
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
    const replay = await shop.app.inject({ ...request, payload: uppercaseIds(payload) });
    expect(replay.statusCode).toBe(201);
    expect(replay.headers['idempotent-replayed']).toBe('true');
    expect(replay.json<Order>()._id).toBe(first.json<Order>()._id);
  });
});
