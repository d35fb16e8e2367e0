import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { productSortFields, productTexts } from '@dalan/contract/catalog/catalog';
import { NewProduct, Product, ProductChange } from '@dalan/contract/catalog/catalog.schema';
import { FlourHolders } from '@dalan/contract/catalog/grinds.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import { LanguageQuery } from '@dalan/contract/language/languages.schema';
import { listQuery } from '@dalan/contract/text/lists.schema';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import { ShelfPage, ShelfQuery } from '@dalan/contract/catalog/shelf.schema';
import { KnownVersion } from '@dalan/contract/text/versions.schema';
import { callerOf } from '../../../platform/http/access.ts';
import type { FindCaller } from '../../../platform/http/access.ts';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { encodeBody, plainBody, sendEncoded } from '../../../platform/web/encoded-body.ts';
import { changeProduct } from './change/change-product.ts';
import { createProduct } from './change/create-product.ts';
import type { CatalogContext } from './change/create-product.ts';
import { deleteProduct } from './change/delete-product.ts';
import { countHolders } from './read/count-holders.ts';
import { getProduct, productNotFound } from './read/get-product.ts';
import { inLanguage } from './read/in-language.rules.ts';
import { isStaff } from './read/is-staff.ts';
import { listProducts } from './read/list-products.ts';
import { shelfPage } from './read/shelf.rules.ts';
import { pageForVisitor } from './read/visitor-list.rules.ts';
import { productAnswerTexts } from './product-answer-texts.ts';

const params = byId(productTexts.notFound);

export function catalogRoutes(
  app: Api,
  context: CatalogContext & { findCaller: FindCaller },
): void {
  const { db, city, catalog, findCaller } = context;
  const isCallerStaff = (request: FastifyRequest) => isStaff(() => findCaller(request));

  app.route({
    ...routeFor(endpoints.listProducts, {
      onSend: varyByCookie,
      schema: {
        querystring: listQuery(productSortFields),
        response: { 200: z.array(Product) },
      },
    }),
    handler: async (request, reply) => {
      if (await isCallerStaff(request)) {
        const page = await listProducts(context, request.query);
        return reply.header('cache-control', 'no-store').headers(pageHeaders(page)).send(page.rows);
      }
      const products = await catalog.list();
      markForVisitors(request, reply);
      if (Object.keys(request.query).length === 0) {
        reply.header(TOTAL_COUNT_HEADER, products.length);
        return sendEncoded(request, reply, await catalog.listBody());
      }
      const { rows, total } = pageForVisitor(products, request.query);
      reply.header(TOTAL_COUNT_HEADER, total);
      return sendEncoded(request, reply, plainBody(rows));
    },
  });

  app.route({
    ...routeFor(endpoints.getProduct, {
      onSend: varyByCookie,
      schema: { params, querystring: LanguageQuery, response: { 200: Product } },
    }),
    handler: async (request, reply) => {
      const { id } = request.params;
      const { language } = request.query;
      if (await isCallerStaff(request)) {
        const product = await getProduct(db, city, id);
        const answer = language === undefined ? product : inLanguage(product, language);
        return reply.header('cache-control', 'no-store').send(answer);
      }
      const product = await catalog.find(id);
      if (product === undefined) throw productNotFound();
      markForVisitors(request, reply);
      return sendEncoded(request, reply, plainBody(inLanguage(product, language)));
    },
  });

  app.route({
    ...routeFor(endpoints.browseProducts, {
      schema: { querystring: ShelfQuery, response: { 200: ShelfPage } },
    }),
    handler: async (request, reply) => {
      const page = shelfPage(await catalog.list(), request.query);
      markForVisitors(request, reply);
      // Pages that render in this process accept no encoding.
      const isCompressed = request.headers['accept-encoding'] !== undefined;
      const body = isCompressed
        ? await encodeBody(Buffer.from(JSON.stringify(page)))
        : plainBody(page);
      return sendEncoded(request, reply, body);
    },
  });

  app.route({
    ...routeFor(endpoints.createProduct, {
      schema: { body: NewProduct, response: { 201: Product } },
    }),
    handler: async (request, reply) => {
      const product = await createProduct(context, callerOf(request).userId, request.body);
      return reply.code(201).send(product);
    },
  });

  app.route({
    ...routeFor(endpoints.updateProduct, {
      schema: { body: ProductChange, response: { 200: Product } },
    }),
    handler: (request) => changeProduct(context, callerOf(request).userId, request.body),
  });

  app.route({
    ...routeFor(endpoints.deleteProduct, {
      schema: { params, querystring: KnownVersion, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      const { version } = request.query;
      await deleteProduct(context, callerOf(request).userId, { ...request.params, version });
      return { message: productAnswerTexts.deleted };
    },
  });

  app.route({
    ...routeFor(endpoints.countHolders, { schema: { params, response: { 200: FlourHolders } } }),
    handler: (request) => countHolders(db, city, request.params.id),
  });
}

/**
 * Browsers and shared caches ask each time and mostly get 304, so that no price is old. Answers to
 * requests with a cookie are private, or a shared cache would hold one copy per customer.
 */
function markForVisitors(request: FastifyRequest, reply: FastifyReply): void {
  const isAnonymous = request.headers.cookie === undefined;
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', isAnonymous ? 'public, no-cache' : 'private, no-cache');
}

/**
 * Staff get other answers at the same URL. `no-store` is not enough: a shared cache would serve
 * them the visitors' copy unless the cookie is part of its key.
 */
function varyByCookie(
  _request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  reply.header('vary', 'accept-encoding, cookie');
  done();
}
