import { Readable } from 'node:stream';
import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { exportTexts } from '@dalan/contract/office/exports';
import { ExportParams, ExportQuery, ExportsAnswer } from '@dalan/contract/office/exports.schema';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { exportData } from './export-data.ts';

/** Exports that this process runs at once. Each holds a connection and takes some CPU. */
const AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 30;

const dayInShop = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE });

export function exportRoutes(app: Api, context: { db: Db; city: string }): void {
  let running = 0;

  app.route({
    ...routeFor(endpoints.getExports, { schema: { response: { 200: ExportsAnswer } } }),
    handler: () => ({ isBusy: running >= AT_ONCE }),
  });

  app.route({
    ...routeFor(endpoints.exportData, {
      // A HEAD request would read everything and send nothing.
      exposeHeadRoute: false,
      schema: {
        params: ExportParams,
        querystring: ExportQuery,
        response: { 200: { content: { 'text/csv': { schema: z.any() } } } },
      },
    }),
    handler: async (request, reply) => {
      if (running >= AT_ONCE) {
        throw new ShopError('UNAVAILABLE', exportTexts.busy, {
          details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
        });
      }
      running += 1;
      const { subject } = request.params;
      const asked = { subject, range: request.query, actorId: callerOf(request).userId };
      // The lines are destroyed with the answer, also if the client leaves: then no further batch
      // is read.
      const lines = await exportData(context, asked).catch((error: unknown) => {
        running -= 1;
        throw error;
      });
      const file = Readable.from(lines).once('close', () => (running -= 1));
      return reply
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="dalan-${subject}-${dayInShop.format(new Date())}.csv"`,
        )
        .send(file);
    },
  });
}
