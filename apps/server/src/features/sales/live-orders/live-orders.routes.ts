import type { FastifyRequest } from 'fastify';
import { endpoints } from '@dalan/contract/endpoints';
import {
  CHANGES_PER_EVENT,
  FRESH_LIST_MS,
  ORDERS_CHANGED,
  RECENTLY_CHANGED,
  RUNS_CHANGED,
} from '@dalan/contract/desk/live-orders';
import type { OrdersChanged } from '@dalan/contract/desk/live-orders';
import { OrdersChanged as OrdersChangedSchema } from '@dalan/contract/desk/live-orders.schema';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { EventStreams } from '../../../platform/http/event-streams.ts';
import type { EventStreamLimits } from '../../../platform/http/event-streams.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { watchOrders } from './watch-orders.ts';

/** Longer than a fresh list is old, by the time that its read and the slowest commit take. */
const RECENT_MS = 2 * FRESH_LIST_MS;

type Options = {
  db: Db;
  pollMs: number;
  streams: EventStreamLimits;
  /** The answer is not cached, because a session may have ended since the stream opened. */
  isStillStaff: (request: FastifyRequest) => Promise<boolean>;
};

export function liveOrderRoutes(app: Api, options: Options): void {
  const { db, pollMs, isStillStaff } = options;
  const watch = watchOrders({
    db,
    pollMs,
    log: app.log,
    onChanged: (entries) => {
      const news: OrdersChanged = {
        changes: entries
          .slice(0, CHANGES_PER_EVENT)
          .map(({ orderId, change }) => ({ orderId, change })),
        isMore: entries.length > CHANGES_PER_EVENT,
      };
      streams.send(ORDERS_CHANGED, news);
    },
    onRunsChanged: () => {
      streams.send(RUNS_CHANGED, {});
    },
  });
  const streams = new EventStreams({
    ...options.streams,
    onWatched: watch.start,
    onUnwatched: () => void watch.stop(),
  });
  app.addHook('preClose', async () => {
    streams.close();
    await watch.stop();
  });

  app.route({
    ...routeFor(endpoints.watchOrders, {
      schema: {
        response: { 200: { content: { 'text/event-stream': { schema: OrdersChangedSchema } } } },
      },
      // A HEAD request must not open a stream.
      exposeHeadRoute: false,
    }),
    handler: async (request, reply) => {
      await streams.open(reply, {
        userId: callerOf(request).userId,
        isStillAllowed: () => isStillStaff(request),
        findFirstEvent: async () =>
          (await watch.hasChangedWithin(RECENT_MS)) ? RECENTLY_CHANGED : undefined,
      });
      return reply;
    },
  });
}
