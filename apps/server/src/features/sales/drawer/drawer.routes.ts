import * as z from 'zod';
import { drawerTexts } from '@dalan/contract/drawer/drawer';
import {
  ClosedDrawer,
  DrawerClosing,
  DrawerCount,
  DrawerDesk,
  DrawersAnswer,
  DrawersQuery,
  NewDrawer,
  NewDrawerCount,
  NewPayout,
} from '@dalan/contract/drawer/drawer.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { IdempotencyKey } from '@dalan/contract/orders/orders.schema';
import { byId } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { proofRequired } from '../../../platform/shop-error.ts';
import { closeDrawer } from './close-drawer.ts';
import { countDrawer } from './count-drawer.ts';
import { markDrawerSeen } from './mark-drawer-seen.ts';
import { openDrawer } from './open-drawer.ts';
import { payOut } from './pay-out.ts';
import { getDrawer, listDrawers } from './read-drawer.ts';

const headers = z.looseObject({ 'idempotency-key': IdempotencyKey });
const response = { 200: DrawerDesk };

export function drawerRoutes(app: Api, { db }: { db: Db }): void {
  app.route({
    ...routeFor(endpoints.getDrawer, { schema: { response } }),
    handler: () => getDrawer(db),
  });

  app.route({
    ...routeFor(endpoints.openDrawer, { schema: { headers, body: NewDrawer, response } }),
    handler: async (request) => {
      const actorId = callerOf(request).userId;
      const idempotencyKey = request.headers['idempotency-key'];
      await openDrawer(db, { ...request.body, actorId, idempotencyKey });
      return getDrawer(db);
    },
  });

  app.route({
    ...routeFor(endpoints.payOut, { schema: { headers, body: NewPayout, response } }),
    handler: async (request) => {
      const { userId: actorId, duty, hasFreshProof } = callerOf(request);
      if (duty !== 'owner' && !hasFreshProof) throw proofRequired();
      const idempotencyKey = request.headers['idempotency-key'];
      await payOut(db, { ...request.body, actorId, idempotencyKey });
      return getDrawer(db);
    },
  });

  app.route({
    ...routeFor(endpoints.countDrawer, {
      schema: { headers, body: NewDrawerCount, response: { 200: DrawerCount } },
    }),
    handler: (request) => {
      const actorId = callerOf(request).userId;
      const idempotencyKey = request.headers['idempotency-key'];
      return countDrawer(db, { ...request.body, actorId, idempotencyKey });
    },
  });

  app.route({
    ...routeFor(endpoints.closeDrawer, { schema: { body: DrawerClosing, response } }),
    handler: async (request) => {
      await closeDrawer(db, { ...request.body, actorId: callerOf(request).userId });
      return getDrawer(db);
    },
  });

  app.route({
    ...routeFor(endpoints.listDrawers, {
      schema: { querystring: DrawersQuery, response: { 200: DrawersAnswer } },
    }),
    handler: (request) => listDrawers(db, request.query),
  });

  app.route({
    ...routeFor(endpoints.markDrawerSeen, {
      schema: { params: byId(drawerTexts.notFound), response: { 200: ClosedDrawer } },
    }),
    handler: (request) =>
      markDrawerSeen(db, { drawerId: request.params.id, actorId: callerOf(request).userId }),
  });
}
