import { randomUUID } from 'node:crypto';
import type {
  DrawerClosing,
  DrawerCount,
  DrawerDesk,
  NewDrawerCount,
  NewPayout,
} from '@dalan/contract/drawer/drawer';
import type { LoggedIn } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';

const post = (staff: LoggedIn, path: string, payload: object, key: string) => ({
  method: 'POST' as const,
  url: `/api/admin/drawer${path}`,
  headers: { ...staff.headers, 'idempotency-key': key },
  payload,
});

/** Requests for `app.inject`. */
export function openRequest(staff: LoggedIn, float: number, key: string = randomUUID()) {
  return post(staff, '', { float }, key);
}

export function payoutRequest(staff: LoggedIn, payout: NewPayout, key: string = randomUUID()) {
  return post(staff, '/payouts', payout, key);
}

export function drawerCountRequest(
  staff: LoggedIn,
  count: Partial<NewDrawerCount>,
  key: string = randomUUID(),
) {
  return post(staff, '/counts', { notes: {}, coins: 0, ...count }, key);
}

export function closeRequest(staff: LoggedIn, closing: DrawerClosing) {
  return post(staff, '/close', closing, randomUUID());
}

export async function readDrawer(shop: TestApp, staff: LoggedIn): Promise<DrawerDesk> {
  const answer = await shop.app.inject({ url: '/api/admin/drawer', headers: staff.headers });
  return answer.json<DrawerDesk>();
}

export async function countCoins(shop: TestApp, staff: LoggedIn, coins: number) {
  return (await shop.app.inject(drawerCountRequest(staff, { coins }))).json<DrawerCount>();
}

/** Closes the open drawer, if there is one, whatever was expected. Nothing stays in it. */
export async function closeOpenDrawer(shop: TestApp, staff: LoggedIn): Promise<void> {
  if ((await readDrawer(shop, staff)).open === null) return;
  const { _id: countId } = await countCoins(shop, staff, 0);
  await shop.app.inject(closeRequest(staff, { countId, note: 'Not counted', stays: 0 }));
}

/** Opens a new drawer. */
export async function openAnew(shop: TestApp, staff: LoggedIn, float = 1000): Promise<string> {
  await closeOpenDrawer(shop, staff);
  const answer = await shop.app.inject(openRequest(staff, float));
  return answer.json<DrawerDesk>().open!._id;
}
