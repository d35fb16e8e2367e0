import { randomUUID } from 'node:crypto';
import { closeOpenDrawer, countCoins, openAnew } from '../requests/drawer-requests.ts';
import { logInAs } from '../shops/sessions.ts';
import type { TestApp } from '../shops/test-app.ts';
import type { ValidCall } from './valid-call.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

async function openDrawer(shop: TestApp) {
  const by = await logInAs(shop, 'admin');
  const id = await openAnew(shop, by);
  return { by, id };
}

/** Calls about the drawer, for `valid-calls.ts`. */
export const drawerCalls: Record<string, (shop: TestApp) => Promise<Partial<ValidCall>>> = {
  'GET /api/admin/drawer': async (shop) => ({ by: (await openDrawer(shop)).by }),
  'POST /api/admin/drawer': async (shop) => {
    const by = await logInAs(shop, 'admin');
    await closeOpenDrawer(shop, by);
    return { by, headers: key(), body: { float: 1000 } };
  },
  'POST /api/admin/drawer/payouts': async (shop) => {
    const { by } = await openDrawer(shop);
    return { by, headers: key(), body: { amount: 40, reason: 'Tea' } };
  },
  'POST /api/admin/drawer/counts': async (shop) => {
    const { by } = await openDrawer(shop);
    return { by, headers: key(), body: { notes: { '500': 1 }, coins: 5 } };
  },
  'POST /api/admin/drawer/close': async (shop) => {
    const { by } = await openDrawer(shop);
    const { _id: countId } = await countCoins(shop, by, 990);
    return { by, body: { countId, note: 'Coin stuck', stays: 900 } };
  },
  'GET /api/admin/drawers': async (shop) => {
    const { by, id } = await openDrawer(shop);
    return { by, query: { before: id } };
  },
  'POST /api/admin/drawers/:id/seen': async (shop) => {
    const { by, id } = await openDrawer(shop);
    await closeOpenDrawer(shop, by);
    return { by, params: { id } };
  },
};
