import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type {
  ClosedDrawer,
  DrawerCount,
  DrawerDesk,
  DrawersAnswer,
} from '@dalan/contract/drawer/drawer';
import type { ErrorAnswer } from '@dalan/contract/errors';
import {
  closeOpenDrawer,
  closeRequest,
  countCoins,
  drawerCountRequest,
  openAnew,
  openRequest,
  payoutRequest,
  readDrawer,
} from '../../../../test/requests/drawer-requests.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import type { LoggedIn } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { checkInvariants } from '../../office/invariants/index.ts';

let shop: TestApp;
let owner: LoggedIn;
let counter: LoggedIn;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await logInAs(shop, 'admin', { name: 'Prajakta Deshpande' });
  counter = await logInAs(shop, 'admin', { name: 'Sunanda More', duty: 'counter' });
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});
beforeEach(() => closeOpenDrawer(shop, counter));

const inject = (request: InjectOptions) => shop.app.inject(request);
const refusal = async (request: InjectOptions) => (await inject(request)).json<ErrorAnswer>();

describe('opening', () => {
  test('keeps what a person counted, and who', async () => {
    const desk = (await inject(openRequest(counter, 1000))).json<DrawerDesk>();
    expect(desk.open).toMatchObject({
      float: 1000,
      openedBy: 'Sunanda More',
      moves: [{ kind: 'opened', amount: 1000, by: 'Sunanda More' }],
    });
  });

  test('tells what stayed in the last drawer and does not fill it in', async () => {
    await openAnew(shop, counter);
    const { _id: countId } = await countCoins(shop, counter, 1000);
    await inject(closeRequest(counter, { countId, stays: 600 }));
    const desk = await readDrawer(shop, owner);
    expect(desk).toMatchObject({ open: null, left: { amount: 600, by: 'Sunanda More' } });
    const again = (await inject(openRequest(owner, 590))).json<DrawerDesk>();
    expect(again.open?.float).toBe(590);
  });

  test('is refused while one is open, and answered again for the same key', async () => {
    const first = await inject(openRequest(counter, 500, 'morning'));
    expect((await inject(openRequest(counter, 500, 'morning'))).json()).toEqual(first.json());
    expect((await refusal(openRequest(counter, 600, 'morning'))).code).toBe('KEY_REUSED');
    expect(await refusal(openRequest(owner, 500))).toMatchObject({
      code: 'DRAWER_OPEN',
      message: 'Sunanda More has opened the drawer already.',
    });
  });
});

describe('paying out', () => {
  test('needs an open drawer, an amount and a reason', async () => {
    const diesel = { amount: 800, reason: 'Diesel for the tempo' };
    expect((await refusal(payoutRequest(owner, diesel))).code).toBe('DRAWER_CLOSED');
    await openAnew(shop, counter);
    for (const wrong of [{ amount: 0 }, { amount: -5 }, { amount: 1.005 }, { reason: ' ' }]) {
      expect((await inject(payoutRequest(owner, { ...diesel, ...wrong }))).statusCode).toBe(400);
    }
    const desk = (await inject(payoutRequest(owner, diesel))).json<DrawerDesk>();
    expect(desk.open?.moves.at(-1)).toMatchObject({
      ...{ kind: 'paid out', amount: -800, about: 'Diesel for the tempo' },
      by: 'Prajakta Deshpande',
    });
  });

  test('is recorded once per key', async () => {
    await openAnew(shop, counter);
    const tea = { amount: 40, reason: 'Tea' };
    await inject(payoutRequest(owner, tea, 'tea'));
    expect((await inject(payoutRequest(owner, tea, 'tea'))).statusCode).toBe(200);
    expect((await refusal(payoutRequest(owner, { ...tea, amount: 50 }, 'tea'))).code).toBe(
      'KEY_REUSED',
    );
    expect(await countCoins(shop, counter, 0)).toMatchObject({ expected: 960, payouts: 1 });
  });

  test('by the counter needs a fresh proof, by the owner none', async () => {
    await openAnew(shop, counter);
    const tea = { amount: 40, reason: 'Tea' };
    expect((await inject(payoutRequest(counter, tea))).statusCode).toBe(200);
    const stale = await logInAs(shop, 'admin', { duty: 'counter' });
    const staleOwner = await logInAs(shop, 'admin');
    await sql`update sessions set proved_at = now() - interval '16 minutes'
      where user_id in (${stale.userId}, ${staleOwner.userId})`.execute(shop.db);
    expect((await refusal(payoutRequest(stale, tea))).code).toBe('PROOF_REQUIRED');
    expect((await inject(payoutRequest(staleOwner, tea))).statusCode).toBe(200);
  });

  test('of more than lies there is not refused: the refusal would tell what is expected', async () => {
    await openAnew(shop, counter, 10);
    const answer = await inject(payoutRequest(owner, { amount: 5000, reason: 'Grain' }));
    expect(answer.statusCode).toBe(200);
    expect((await countCoins(shop, counter, 0)).expected).toBe(-4990);
  });
});

describe('counting', () => {
  test('tells what is expected only after the count, and keeps each count', async () => {
    await openAnew(shop, counter);
    expect(JSON.stringify(await readDrawer(shop, counter))).not.toContain('expected');
    const notes = { '500': 1, '200': 2, '50': 1 };
    const request = drawerCountRequest(counter, { notes, coins: 52.5 });
    const counted = (await inject(request)).json<DrawerCount>();
    expect(counted).toMatchObject({ expected: 1000, counted: 1002.5, in: 0, out: 0, float: 1000 });
    await countCoins(shop, counter, 1000);
    const { rows } = await sql<{ count: number }>`
      select count(*) from audit_log where action = 'drawer.counted'
        and subject_id = ${counted.drawerId}`.execute(shop.db);
    expect(rows[0]?.count).toBe(2);
  });

  test('needs an open drawer and known notes, and is kept once per key', async () => {
    expect((await refusal(drawerCountRequest(counter, {}))).code).toBe('DRAWER_CLOSED');
    await openAnew(shop, counter);
    for (const wrong of [{ notes: { '2000': 1 } }, { notes: { '500': 0.5 } }, { coins: -1 }]) {
      expect((await inject(drawerCountRequest(counter, wrong))).statusCode).toBe(400);
    }
    const first = (
      await inject(drawerCountRequest(counter, { coins: 5 }, 'count'))
    ).json<DrawerCount>();
    expect((await inject(drawerCountRequest(counter, { coins: 5 }, 'count'))).json()).toEqual(
      first,
    );
    const other = drawerCountRequest(counter, { coins: 6 }, 'count');
    expect((await refusal(other)).code).toBe('KEY_REUSED');
  });
});

describe('closing', () => {
  test('wants a note for a difference, and no more stays than was counted', async () => {
    await openAnew(shop, counter);
    const { _id: countId } = await countCoins(shop, counter, 990);
    expect(await refusal(closeRequest(counter, { countId, stays: 0 }))).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { note: 'Please say in a note why the count differs' },
    });
    const note = ' Coin stuck ';
    expect(await refusal(closeRequest(counter, { countId, note, stays: 991 }))).toMatchObject({
      fields: { stays: 'At most what was counted, ₹990.00' },
    });
    expect((await inject(closeRequest(counter, { countId, note, stays: 900 }))).statusCode).toBe(
      200,
    );
    const { drawers } = await listed();
    expect(drawers[0]).toMatchObject({
      ...{ float: 1000, expected: 1000, counted: 990, counts: 1, note: 'Coin stuck' },
      ...{ stays: 900, takenOut: 90, countedBy: 'Sunanda More', seenAt: null },
    });
  });

  test('is refused if cash moved after Compare, with how much', async () => {
    await openAnew(shop, counter);
    const { _id: countId } = await countCoins(shop, counter, 1000);
    await inject(payoutRequest(owner, { amount: 78, reason: 'Tea' }));
    expect(await refusal(closeRequest(counter, { countId, stays: 0 }))).toMatchObject({
      code: 'CASH_CHANGED',
      message: '₹78.00 went out since. Compare again.',
      details: { expected: 922 },
    });
    expect((await readDrawer(shop, counter)).open).not.toBeNull();
  });

  test('changes nothing a second time, and is refused by another count', async () => {
    await openAnew(shop, counter);
    const first = await countCoins(shop, counter, 1000);
    const other = await countCoins(shop, owner, 1000);
    const close = ({ _id: countId }: DrawerCount) => closeRequest(counter, { countId, stays: 10 });
    expect((await inject(close(first))).statusCode).toBe(200);
    expect((await inject(close(first))).statusCode).toBe(200);
    expect((await refusal(close(other))).code).toBe('DRAWER_CLOSED');
    expect((await refusal(close({ ...first, _id: first.drawerId }))).code).toBe('NOT_FOUND');
  });

  test('fixes the figures: the database refuses any change but that it was seen, once', async () => {
    const drawerId = await openAnew(shop, counter);
    const refused = (statement: ReturnType<typeof sql>) =>
      expect(statement.execute(shop.db)).rejects.toThrow(/stays as it was|append-only|never/);
    await refused(sql`update drawers set float_paise = 1 where id = ${drawerId}`);
    await closeOpenDrawer(shop, counter);
    await refused(sql`update drawers set note = 'x' where id = ${drawerId}`);
    await refused(sql`update drawers set closed_at = null where id = ${drawerId}`);
    await expect(sql`delete from drawers`.execute(shop.db)).rejects.toThrow();
    await expect(
      sql`update drawer_counts set counted_paise = 1`.execute(shop.db),
    ).rejects.toThrow();
    const seen = (await inject(seenRequest(owner, drawerId))).json<ClosedDrawer>();
    expect(seen.seenAt).not.toBeNull();
    expect((await inject(seenRequest(owner, drawerId))).json()).toEqual(seen);
    await refused(sql`update drawers set seen_at = now() where id = ${drawerId}`);
  });
});

const seenRequest = (by: LoggedIn, id: string) =>
  ({ method: 'POST', url: `/api/admin/drawers/${id}/seen`, headers: by.headers }) as const;
const listed = async (before = '') =>
  (
    await inject({ url: `/api/admin/drawers${before}`, headers: owner.headers })
  ).json<DrawersAnswer>();

test('earlier drawers are for the owner, last closed first, by pages', async () => {
  const url = '/api/admin/drawers';
  expect((await inject({ url, headers: counter.headers })).statusCode).toBe(403);
  for (let made = 0; made < 22; made += 1) await openAnew(shop, counter);
  const first = await listed();
  expect(first).toMatchObject({ hasMore: true });
  expect(first.drawers).toHaveLength(20);
  const next = await listed(`?before=${first.drawers.at(-1)!._id}`);
  const closed = [...first.drawers, ...next.drawers];
  expect(new Set(closed.map(({ _id }) => _id)).size).toBe(closed.length);
  expect(closed.map(({ closedAt }) => closedAt)).toEqual(
    closed
      .map(({ closedAt }) => closedAt)
      .toSorted()
      .toReversed(),
  );
});
