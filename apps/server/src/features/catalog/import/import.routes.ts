import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { IdempotencyKey } from '@dalan/contract/orders.schema';
import { importLimits } from '@dalan/contract/product-import';
import {
  ProductImport,
  ProductImportAnswer,
  ProductImportCheck,
  ProductImportPreview,
} from '@dalan/contract/product-import.schema';
import { callerOf } from '../../../platform/http/access.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import type { Catalog } from '../read/catalog-snapshot.ts';
import type { RunInImportThread } from './run-in-import-thread.ts';

/** As JSON the file is longer, and the versions of its products come with it. */
const BODY_MAX_BYTES = 2 * importLimits.fileMaxBytes;

type Options = { run: RunInImportThread; catalog: Catalog; uploadTimeoutMs: number };

export function productImportRoutes(app: Api, options: Options): void {
  const { run, catalog, uploadTimeoutMs: bodyTimeoutMs } = options;

  const check = routeFor(endpoints.checkProductImport, {
    bodyLimit: BODY_MAX_BYTES,
    schema: { body: ProductImportCheck, response: { 200: ProductImportPreview } },
  });
  app.route({
    ...check,
    config: { ...check.config, bodyTimeoutMs },
    handler: async (request, reply) => {
      const json = await run({ do: 'check', text: request.body.text });
      return sendJson(reply, json);
    },
  });

  const accept = routeFor(endpoints.importProducts, {
    bodyLimit: BODY_MAX_BYTES,
    schema: {
      body: ProductImport,
      headers: z.looseObject({ 'idempotency-key': IdempotencyKey }),
      response: { 200: ProductImportAnswer },
    },
  });
  app.route({
    ...accept,
    config: { ...accept.config, bodyTimeoutMs },
    handler: async (request, reply) => {
      const json = await run({
        do: 'import',
        ...request.body,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      });
      await catalog.refresh();
      return sendJson(reply, json);
    },
  });
}

/** Text is sent as it is. Its type was checked in the thread that wrote it. */
function sendJson(reply: FastifyReply, json: string) {
  return reply.type('application/json; charset=utf-8').send(json);
}
