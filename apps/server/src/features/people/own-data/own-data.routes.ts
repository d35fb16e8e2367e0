import { Readable } from 'node:stream';
import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import type { Language } from '@dalan/contract/language/languages';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { collectOwnData } from './collect-own-data.ts';

type OwnDataRoutes = { db: Db; shopName: (language: Language) => string; limit: RateLimit };

const FILE_NAME = 'my-data.json';

export function ownDataRoutes(app: Api, { db, shopName, limit }: OwnDataRoutes): void {
  app.route({
    ...routeFor(endpoints.getMyData, {
      // A HEAD request would collect everything and send nothing.
      exposeHeadRoute: false,
      schema: { response: { 200: { content: { 'application/json': { schema: z.any() } } } } },
    }),
    handler: async (request, reply) => {
      const { userId } = callerOf(request);
      await limit.take(userId);
      const pieces = await collectOwnData({ db, shopName }, userId);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${FILE_NAME}"`)
        .send(Readable.from(pieces));
    },
  });
}
