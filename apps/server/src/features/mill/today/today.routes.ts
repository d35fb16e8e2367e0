import type { Delivery } from '@dalan/contract/delivery/delivery';
import { endpoints } from '@dalan/contract/endpoints';
import { Today, Waiting } from '@dalan/contract/mill/today.schema';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { getToday, getWaiting } from './get-today.ts';

type Options = { db: Db; city: string; rule: () => Delivery };

export function todayRoutes(app: Api, { db, city, rule }: Options): void {
  app.route({
    ...routeFor(endpoints.getToday, { schema: { response: { 200: Today } } }),
    handler: (request) =>
      getToday({ db, city, rule: rule(), isOwner: callerOf(request).duty === 'owner' }),
  });

  app.route({
    ...routeFor(endpoints.getWaiting, { schema: { response: { 200: Waiting } } }),
    handler: () => getWaiting(db, city),
  });
}
