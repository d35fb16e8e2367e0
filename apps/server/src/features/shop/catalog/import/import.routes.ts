import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { IdempotencyKey } from '@dalan/contract/orders/orders.schema';
import { importLimits } from '@dalan/contract/catalog/product-import';
import {
  ProductImport,
  ProductImportAnswer,
  ProductImportCheck,
  ProductImportPreview,
} from '@dalan/contract/catalog/product-import.schema';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import type { Catalog } from '../read/catalog-snapshot.ts';
import type { RunInImportThread } from './run-in-import-thread.ts';

/** As JSON the file is longer, and the versions of its products come with it. */
const BODY_MAX_BYTES = 2 * importLimits.fileMaxBytes;

type Options = { run: RunInImportThread; catalog: Catalog; uploadTimeoutMs: number };

export async function productImportRoutes(app: Api, options: Options): Promise<void> {
  const { run, catalog, uploadTimeoutMs: bodyTimeoutMs } = options;
  // The bodies of this scope are read in the import thread.
  await app.register(async (scope) => {
    const imports = scope.withTypeProvider<ZodTypeProvider>();
    imports.removeContentTypeParser('application/json');
    imports.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    imports.setValidatorCompiler(allButTheBody);

    const check = routeFor(endpoints.checkProductImport, {
      bodyLimit: BODY_MAX_BYTES,
      schema: { body: ProductImportCheck, response: { 200: ProductImportPreview } },
    });
    imports.route({
      ...check,
      config: { ...check.config, bodyTimeoutMs },
      handler: async (request, reply) => {
        const json = await run({ do: 'check', body: bytesOf(request) });
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
    imports.route({
      ...accept,
      config: { ...accept.config, bodyTimeoutMs },
      handler: async (request, reply) => {
        const json = await run({
          do: 'import',
          body: bytesOf(request),
          actorId: callerOf(request).userId,
          idempotencyKey: request.headers['idempotency-key'],
        });
        await catalog.refresh();
        return sendJson(reply, json);
      },
    });
  });
}

/** The schema of the body is in the API document, and the thread checks it. */
const allButTheBody: FastifySchemaCompiler<z.ZodType> = (part) =>
  part.httpPart === 'body' ? (value: unknown) => ({ value }) : validatorCompiler(part);

function bytesOf(request: FastifyRequest): Buffer {
  const body: unknown = request.body;
  if (!Buffer.isBuffer(body)) throw new ShopError('INVALID_INPUT', errorTexts.invalidInput);
  return body;
}

/** The bytes are sent as they are: the thread that wrote them has checked their type. */
function sendJson(reply: FastifyReply, json: Buffer) {
  return reply.type('application/json; charset=utf-8').send(json);
}
