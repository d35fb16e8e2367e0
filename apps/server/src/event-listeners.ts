import type { Events } from './features/events.ts';
import { freeRunsOf } from './features/mill/runs/index.ts';
import type { Catalog } from './features/shop/catalog/index.ts';
import { recountDeliveryDays } from './features/shop/delivery/index.ts';
import type { Db } from './platform/db/database.ts';

/** The one place where features listen to events of others. */
export function eventListeners({ db, catalog }: { db: Db; catalog: Catalog }): Events {
  return {
    stockMoved: () => {
      catalog.stockMoved();
    },
    settingsSaved: async (tx, page) => {
      if (page === 'delivery') await recountDeliveryDays(tx);
    },
    staffDisabled: ({ userId, actorId }) => freeRunsOf(db, { riderId: userId, actorId }),
  };
}
