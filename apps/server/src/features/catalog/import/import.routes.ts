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
import type { CatalogContext } from '../change/create-product.ts';
import { checkProductImport } from './check-product-import.ts';
import { importProducts } from './import-products.ts';

/** As JSON the file is longer, and the versions of its products come with it. */
const BODY_MAX_BYTES = 2 * importLimits.fileMaxBytes;

type Options = CatalogContext & { uploadTimeoutMs: number };

export function productImportRoutes(app: Api, options: Options): void {
  const { uploadTimeoutMs: bodyTimeoutMs, ...context } = options;

  const check = routeFor(endpoints.checkProductImport, {
    bodyLimit: BODY_MAX_BYTES,
    schema: { body: ProductImportCheck, response: { 200: ProductImportPreview } },
  });
  app.route({
    ...check,
    config: { ...check.config, bodyTimeoutMs },
    handler: (request) => checkProductImport(context, request.body.text),
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
    handler: (request) =>
      importProducts(context, {
        ...request.body,
        actorId: callerOf(request).userId,
        idempotencyKey: request.headers['idempotency-key'],
      }),
  });
}
