import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentsOf } from '../../database/database-contents.ts';
import { startTestApp } from '../../shops/test-app.ts';
import type { TestApp } from '../../shops/test-app.ts';
import { requestOf, routesOf, validCall } from '../../calls/valid-calls.ts';
import type { ValidCall } from '../../calls/valid-call.ts';
import { payloads, readings, sleeps } from './sql-payloads.ts';
import { shareOf } from '../../database/property-runs.ts';

const unlimited = {
  LIMIT_REGISTRATIONS_PER_ADDRESS: '100000/900',
  LIMIT_CONTACT_MESSAGES_PER_ADDRESS: '100000/900',
  LIMIT_FAILED_LOG_INS_PER_ACCOUNT_AND_ADDRESS: '100000/900',
  LIMIT_FAILED_LOG_INS_PER_ACCOUNT: '100000/900',
  LIMIT_FAILED_LOG_INS_PER_ADDRESS: '100000/900',
};
/** Tables that every attempt writes, successful or not. */
const JOURNALS = ['audit_log', 'sessions'];

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp(unlimited);
});
afterAll(() => shop.close());

type Spoil = { where: string; with: (payload: string) => ValidCall };

/** Every place of this call that takes user input. */
function placesIn(call: ValidCall): Spoil[] {
  const { params, query, headers } = call;
  const body = Buffer.isBuffer(call.body) ? {} : (call.body ?? {});
  const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
  return [
    ...Object.keys(params).map((name) => ({
      where: `:${name}`,
      with: (payload: string) => ({ ...call, params: { ...params, [name]: payload } }),
    })),
    ...Object.keys(query).map((name) => ({
      where: `?${name}`,
      with: (payload: string) => ({ ...call, query: { ...query, [name]: payload } }),
    })),
    ...texts.map(([name]) => ({
      where: name,
      with: (payload: string) => ({ ...call, body: { ...body, [name]: payload } }),
    })),
    ...listsIn(body).map(({ where, changed }) => ({
      where,
      with: (payload: string) => ({ ...call, body: { ...body, ...changed(payload) } }),
    })),
    ...[...Object.keys(headers), ...(call.by ? ['user-id', 'cookie'] : [])].map((name) => ({
      where: `${name} header`,
      with: (payload: string) => ({
        ...call,
        headers: { ...headers, [name]: inHeader(name, payload) },
      }),
    })),
  ];
}

function listsIn(body: Record<string, unknown>) {
  const { searchAlso, items } = body as { searchAlso?: string[]; items?: [object] };
  const words = (payload: string) => ({ searchAlso: [payload] });
  const products = (payload: string) => ({ items: [{ ...items?.[0], productId: payload }] });
  return [
    ...(searchAlso ? [{ where: 'searchAlso[]', changed: words }] : []),
    ...(items ? [{ where: 'items[].productId', changed: products }] : []),
  ];
}

/** Keeps the characters that Node allows in headers. In the cookie, it replaces the token. */
function inHeader(name: string, payload: string): string {
  const text = payload.replace(/[^\x20-\x7e]/g, '').slice(0, 2000);
  return name === 'cookie' ? `dalan_session=${text}` : text;
}

async function countsOf(): Promise<Record<string, number>> {
  const contents = Object.entries(await contentsOf(shop.db));
  const counted = contents.filter(([table]) => !JOURNALS.includes(table));
  return Object.fromEntries(counted.map(([table, { rows }]) => [table, rows]));
}

async function growthDuring(work: () => Promise<void>): Promise<Map<string, number>> {
  const before = await countsOf();
  await work();
  const after = await countsOf();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  return new Map(Object.entries(after).map(([table, rows]) => [table, rows - before[table]!]));
}

async function send(route: string, call: ValidCall) {
  const start = performance.now();
  const { statusCode, headers, body } = await shop.app.inject(requestOf(route, call));
  const ms = performance.now() - start;
  // The audit log and the balances have no such header: an empty page says that nothing was found.
  const isEmpty = /^\{"(?:data|customers)":\[\],/.test(body);
  const found = headers['x-total-count'] ?? (isEmpty ? '0' : undefined);
  return { statusCode, found, ms };
}

test('there are more than 60 distinct payloads', () => {
  expect(new Set(payloads).size).toBeGreaterThan(60);
});

/** A request slower by seconds than the others means that a sleep was executed. */
function watchForSleep() {
  let slowestMs = 0;
  return (payload: string, ms: number, what: string) => {
    if (sleeps.includes(payload)) expect(ms, what).toBeLessThan(slowestMs + 2_000);
    else slowestMs = Math.max(slowestMs, ms);
  };
}

test('no input of any route is executed as SQL', async () => {
  const expectNoSleep = watchForSleep();
  let turn = 0;
  for (const route of routesOf(shop)) {
    const fresh = await validCall(shop, route);
    const oneSuccess = await growthDuring(async () => {
      expectNoSleep('', (await send(route, fresh)).ms, route);
    });
    const call = await validCall(shop, route);
    let succeeded = 0;
    const growth = await growthDuring(async () => {
      for (const place of placesIn(call)) {
        for (const payload of shareOf(payloads, (turn += 1))) {
          const what = `${route} ${place.where} ${payload.slice(0, 60)}`;
          const { statusCode, found, ms } = await send(route, place.with(payload));
          expect(statusCode, what).toBeLessThan(500);
          expectNoSleep(payload, ms, what);
          if (statusCode < 300) succeeded += 1;
          const isSearchOfStaff =
            place.where === '?q' && call.by !== undefined && statusCode === 200;
          if (isSearchOfStaff && readings.includes(payload)) expect(found, what).toBe('0');
        }
      }
    });
    for (const [table, rows] of growth) {
      const most = succeeded * (oneSuccess.get(table) ?? 0);
      const what = `${route}: ${rows} rows of ${table}, at most ${most}`;
      expect(Math.min(0, most) <= rows && rows <= Math.max(0, most), what).toBe(true);
    }
  }
}, 600_000);
