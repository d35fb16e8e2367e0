import type { Delivery } from '@dalan/contract/delivery/delivery';
import { DeliveryAnswer } from '@dalan/contract/delivery/delivery.schema';
import { endpoints } from '@dalan/contract/endpoints';
import type { Db } from '../../../platform/db/database.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { listDaysLeft } from './list-days-left.ts';

type DeliveryRoutes = { db: Db; city: string; rule: () => Delivery };

export function deliveryRoutes(app: Api, { db, city, rule }: DeliveryRoutes): void {
  app.route({
    ...routeFor(endpoints.getDelivery, { schema: { response: { 200: DeliveryAnswer } } }),
    handler: async () => {
      const current = rule();
      if (!current.isOn) return { rule: null, days: [] };
      return {
        rule: current,
        days: await listDaysLeft(db, { city, rule: current, now: new Date() }),
      };
    },
  });
}
