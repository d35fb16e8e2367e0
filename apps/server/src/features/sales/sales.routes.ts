import { endpoints } from '@dalan/contract/endpoints';
import type { Parts } from '../../open-parts.ts';
import { hasDuty } from '../../platform/caller.ts';
import type { Api } from '../../platform/http/route.ts';
import { drawerRoutes } from './drawer/drawer.routes.ts';
import { liveOrderRoutes } from './live-orders/live-orders.routes.ts';
import { accountRoutes } from './orders/account/accounts.routes.ts';
import { bankRoutes } from './orders/bank/bank.routes.ts';
import { batchRoutes } from './orders/batches/batches.routes.ts';
import { billRoutes } from './orders/bills/bills.routes.ts';
import { bulkOrderRoutes } from './orders/bulk/bulk-orders.routes.ts';
import { changeOrderRoutes } from './orders/change/change-order.routes.ts';
import { confirmRoutes } from './orders/confirm/confirm.routes.ts';
import { counterRoutes } from './orders/counter/counter.routes.ts';
import { creditRoutes } from './orders/credit/credit.routes.ts';
import { millingRoutes } from './orders/milling/milling.routes.ts';
import { orderRoutes } from './orders/orders.routes.ts';
import { paymentRoutes } from './orders/payments/payments.routes.ts';
import { phoneOrderRoutes } from './orders/phone/phone-orders.routes.ts';
import { repeatRoutes } from './repeats/repeats.routes.ts';
import { statementRoutes } from './statements/statements.routes.ts';

export function salesRoutes(app: Api, parts: Parts): void {
  const { config, database, db, city, events, limits, rule, settings } = parts;
  const orders = {
    db,
    database,
    city,
    events,
    rule,
    seller: settings.current,
    shopPhone: () => settings.shop().phone,
    delivery: settings.delivery,
    limits: config.orderLimits,
  };

  orderRoutes(app, orders);
  phoneOrderRoutes(app, orders);
  counterRoutes(app, orders);
  changeOrderRoutes(app, orders);
  bulkOrderRoutes(app, orders);
  confirmRoutes(app, { ...orders, mill: () => ({ rule: rule(), shop: settings.shop() }) });
  paymentRoutes(app, { db, limit: limits.paymentClaimsPerAccount });
  bankRoutes(app, { db });
  accountRoutes(app, { db });
  statementRoutes(app, { db });
  drawerRoutes(app, { db });
  billRoutes(app, orders);
  creditRoutes(app, orders);
  millingRoutes(app, orders);
  batchRoutes(app, orders);
  repeatRoutes(app, { ...orders, linkLimit: limits.repeatLinksPerAddress });
  liveOrderRoutes(app, {
    db,
    ...config.liveOrders,
    isStillStaff: async (request) =>
      hasDuty(await parts.findCallerNow(request), endpoints.watchOrders.duties),
  });
}
