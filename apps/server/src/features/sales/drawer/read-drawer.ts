import { drawerLimits, drawerTexts } from '@dalan/contract/drawer/drawer';
import type {
  ClosedDrawer,
  DrawerDesk,
  DrawersAnswer,
  DrawersQuery,
} from '@dalan/contract/drawer/drawer';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { Db } from '../../../platform/db/database.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { findClosed, listClosed } from './closing.queries.ts';
import { toClosedDrawer, toOpenDrawer } from './drawer-mapper.rules.ts';
import { findOpenDrawer, listMoves } from './drawer.queries.ts';

export async function getDrawer(db: Db): Promise<DrawerDesk> {
  const [drawer, [last]] = await Promise.all([findOpenDrawer(db), listClosed(db, { limit: 1 })]);
  const open =
    drawer && toOpenDrawer(drawer, await listMoves(db, drawer.id, drawerLimits.movesShown));
  const left = last && {
    amount: paiseToRupees(last.staysPaise),
    by: last.closedBy,
    at: last.closedAt.toISOString(),
  };
  return { open: open ?? null, left: left ?? null };
}

export async function listDrawers(db: Db, { before }: DrawersQuery): Promise<DrawersAnswer> {
  const limit = drawerLimits.earlierShown;
  const rows = await listClosed(db, { ...(before && { before }), limit: limit + 1 });
  return { drawers: rows.slice(0, limit).map(toClosedDrawer), hasMore: rows.length > limit };
}

export async function getClosedDrawer(db: Db, id: string): Promise<ClosedDrawer> {
  const drawer = await findClosed(db, id);
  if (drawer === undefined) throw new ShopError('NOT_FOUND', drawerTexts.notFound);
  return toClosedDrawer(drawer);
}
