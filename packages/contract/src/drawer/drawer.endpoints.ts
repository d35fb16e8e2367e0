import { counter, endpoint, owner } from '../endpoint.ts';
import type { ById, Nothing } from '../endpoint.ts';
import type {
  ClosedDrawer,
  DrawerClosing,
  DrawerCount,
  DrawerDesk,
  DrawersAnswer,
  DrawersQuery,
  NewDrawer,
  NewDrawerCount,
  NewPayout,
} from './drawer.ts';

export const drawerEndpoints = {
  getDrawer: endpoint<Nothing, DrawerDesk>('GET', '/api/admin/drawer', 'admin', counter),
  // Opening, paying out and counting need an `idempotency-key` header.
  openDrawer: endpoint<{ body: NewDrawer }, DrawerDesk>(
    'POST',
    '/api/admin/drawer',
    'admin',
    counter,
  ),
  /** Money leaves: the owner may call it, or staff at the counter who have just proved who they are. */
  payOut: endpoint<{ body: NewPayout }, DrawerDesk>(
    'POST',
    '/api/admin/drawer/payouts',
    'admin',
    counter,
  ),
  countDrawer: endpoint<{ body: NewDrawerCount }, DrawerCount>(
    'POST',
    '/api/admin/drawer/counts',
    'admin',
    counter,
  ),
  closeDrawer: endpoint<{ body: DrawerClosing }, DrawerDesk>(
    'POST',
    '/api/admin/drawer/close',
    'admin',
    counter,
  ),
  listDrawers: endpoint<{ query?: DrawersQuery }, DrawersAnswer>(
    'GET',
    '/api/admin/drawers',
    'admin',
    owner,
  ),
  markDrawerSeen: endpoint<ById, ClosedDrawer>(
    'POST',
    '/api/admin/drawers/:id/seen',
    'admin',
    owner,
  ),
};
