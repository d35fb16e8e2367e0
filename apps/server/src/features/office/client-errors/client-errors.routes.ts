import { ClientErrorReport } from '@dalan/contract/pages/client-errors.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { MessageAnswer } from '@dalan/contract/text/text.schema';
import { createConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { limitByAddress } from '../../../platform/http/limit-requests.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { addressKey } from '../../../platform/ip-address.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import type { ClientError } from './client-error.rules.ts';
import { storeClientError } from './store-client-error.ts';

type ClientErrorRoutes = {
  db: Db;
  limits: { clientErrorsPerAddress: RateLimit };
  count: (error: Pick<ClientError, 'app' | 'kind'>) => void;
};

/** Reports after a broken release must not take the database from the orders. */
const QUEUE = { concurrency: 1, maxQueued: 100 };

export function clientErrorRoutes(app: Api, { db, limits, count }: ClientErrorRoutes): void {
  const inTurn = createConcurrencyLimit(QUEUE);
  app.route({
    ...routeFor(endpoints.reportClientError, {
      preHandler: limitByAddress(limits.clientErrorsPerAddress),
      schema: { body: ClientErrorReport, response: { 201: MessageAnswer } },
    }),
    handler: async (request, reply) => {
      const store = () => storeClientError(db, request.body);
      count(await inTurn(store, addressKey(request.ip)));
      return reply.code(201).send({ message: 'Noted' });
    },
  });
}
