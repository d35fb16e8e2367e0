import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { VisitFigures, VisitReport } from '@dalan/contract/pages/visits';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { createMetrics } from '../../../platform/telemetry/metrics.ts';
import { watchVisits } from './index.ts';
import { storeVisit } from './store-visit.ts';
import { sweepVisits } from './sweep-visits.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ LIMIT_VISITS_PER_ADDRESS: '100/3600' });
});
beforeEach(async () => {
  await shop.db.deleteFrom('visitTimes').execute();
  await shop.db.deleteFrom('visitElements').execute();
});
afterAll(() => shop.close());

const visit: VisitReport = {
  page: '/product/:id',
  language: 'mr',
  release: 'bd8e0b7f',
  ttfb: 120,
  lcp: 2600,
  inp: 90,
  cls: 3,
  elements: { lcp: 'img.hero-picture', inp: 'button.add' },
};

function send(payload: object, remoteAddress = '203.0.113.7') {
  return shop.app.inject({ method: 'POST', url: '/api/visits', payload, remoteAddress });
}

async function figures(): Promise<VisitFigures> {
  const owner = await logInAs(shop, 'admin');
  const url = '/api/admin/figures/visits';
  const answer = await shop.app.inject({ method: 'GET', url, headers: owner.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('counts a visit without a session and without a cookie', async () => {
  const answer = await send(visit);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const rows = await shop.db.selectFrom('visitTimes').selectAll().execute();
  expect(rows.map(({ vital, bucket }) => [vital, bucket]).toSorted()).toEqual([
    ['cls', 0],
    ['inp', 3],
    ['lcp', 6],
    ['ttfb', 2],
  ]);
  expect(await shop.db.selectFrom('visitElements').selectAll().execute()).toMatchObject([
    { page: '/product/:id', vital: 'lcp', element: 'img.hero-picture' },
  ]);
});

test('64 concurrent visits are counted 64 times', async () => {
  const visits = Array.from({ length: 64 }, () => storeVisit(shop.db, visit));
  await Promise.all(visits);
  const { all, pages, languages, elements } = await figures();
  expect(all.visits).toBe(64);
  expect(pages).toEqual([{ page: '/product/:id', ...all }]);
  expect(languages).toEqual([{ language: 'mr', ...all }]);
  expect(elements).toEqual([
    { vital: 'lcp', page: '/product/:id', element: 'img.hero-picture', visits: 64 },
  ]);
});

test('the owner sees three of four visits of 28 days, by page, language and release', async () => {
  for (const lcp of [700, 700, 700, 9000]) await storeVisit(shop.db, { ...visit, lcp });
  await sql`update visit_times set day = day - 28`.execute(shop.db);
  for (const lcp of [700, 700, 700, 9000]) {
    await storeVisit(shop.db, { ...visit, page: '/', language: 'en', release: 'c0ffee', lcp });
  }
  await sql`
    update visit_times set first_seen_at = now() - interval '1 day' where release = 'c0ffee'
  `.execute(shop.db);
  await storeVisit(shop.db, { ...visit, page: '/', release: 'beef' });
  const { all, pages, languages, releases } = await figures();
  expect(all.visits).toBe(5);
  expect(pages.map(({ page, visits }) => [page, visits])).toEqual([['/', 5]]);
  expect(languages.map(({ language, lcp }) => [language, lcp])).toEqual([
    ['en', 800],
    ['mr', 2875],
  ]);
  expect(releases.map(({ release, visits }) => [release, visits])).toEqual([
    ['beef', 1],
    ['c0ffee', 4],
  ]);
});

test.each([
  ['a page with an id', { page: '/product/0199a7b2' }],
  ['a page of a person', { page: '/asha@example.com' }],
  ['an element with a text', { elements: { lcp: 'Asha’s address' } }],
  ['an unknown language', { language: 'de' }],
  ['a negative time', { lcp: -1 }],
  ['a broken time', { lcp: 1.5 }],
  ['a made-up field', { email: 'asha@example.com' }],
])('refuses %s', async (_, change) => {
  expect((await send({ ...visit, ...change })).statusCode).toBe(400);
  expect(await shop.db.selectFrom('visitTimes').selectAll().execute()).toEqual([]);
});

test('one address can send only so many', async () => {
  const answers = [];
  for (let sent = 0; sent < 101; sent += 1) answers.push(await send(visit, '203.0.113.99'));
  expect(answers.slice(0, 100).every(({ statusCode }) => statusCode === 201)).toBe(true);
  expect(answers[100]?.statusCode).toBe(429);
});

test('a flood of made-up releases ends at the most rows of a day, known ones still count', async () => {
  const maxRows = { times: 8, elements: 1 };
  for (const release of ['a', 'b', 'c', 'd', 'a']) {
    const elements = { lcp: `img.${release}` };
    await storeVisit(shop.db, { ...visit, release, elements }, maxRows);
  }
  const rows = await shop.db.selectFrom('visitTimes').selectAll().execute();
  expect(rows).toHaveLength(8);
  const known = rows.filter(({ release }) => release === 'a');
  expect(known.map(({ visits }) => visits)).toEqual([2, 2, 2, 2]);
  expect(await shop.db.selectFrom('visitElements').selectAll().execute()).toHaveLength(1);
});

test('the sweep keeps 60 days', async () => {
  await storeVisit(shop.db, visit);
  await sql`update visit_times set day = day - 59`.execute(shop.db);
  expect(await sweepVisits(shop.db)).toBe(0);
  await sql`update visit_times set day = day - 1`.execute(shop.db);
  await sql`update visit_elements set day = day - 60`.execute(shop.db);
  expect(await sweepVisits(shop.db)).toBe(5);
});

test('metrics have the figures, and how a release compares with the one before', async () => {
  const metrics = createMetrics();
  watchVisits(metrics, shop.db, { cacheMs: 0, timeoutMs: 60_000 });
  expect(await metrics.registry.metrics()).not.toContain('visits_p75{');
  const slow = (release: string, lcp: number) =>
    Promise.all(
      Array.from({ length: 50 }, () => storeVisit(shop.db, { ...visit, release, lcp, inp: 90 })),
    );
  await slow('aa', 2600);
  await sql`update visit_times set first_seen_at = now() - interval '1 day'`.execute(shop.db);
  await slow('bb', 5000);
  const text = await metrics.registry.metrics();
  // Three of four visits took at most 2,875 ms before, and 5,500 ms now.
  expect(text).toContain(`visits_release_ratio{vital="lcp"} ${5500 / 2875}`);
  expect(text).toContain('visits_release_ratio{vital="inp"} 1');
  expect(text).toMatch(/visits_p75[{]vital="ttfb"[}] \d+/);
});
