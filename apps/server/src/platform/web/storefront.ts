import { join } from 'node:path';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transport, TransportRequest } from '@dalan/contract/client';
import type { Shop } from '@dalan/contract/shop';
import { createGate } from '../gate.ts';
import { addressKey, isLoopback } from '../http/address.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { ShopError } from '../shop-error.ts';
import { busyPage } from './busy-page.ts';
import { sendEncoded } from './encoded-body.ts';
import { PageCache, toPage } from './page-cache.ts';
import type { Page } from './page-cache.ts';

type Context = { transport: Transport; shop: Shop };

/** What the built storefront gives us. */
export type Storefront = {
  /** Which page is at an address: the many spellings of it have one answer. */
  pageAt: (url: URL, context: Context) => Promise<{ address: string } | { movedTo: string }>;
  handle: (request: Request, context: Context) => Promise<Response>;
};

export async function loadStorefront(folder: string): Promise<Storefront> {
  const entry = pathToFileURL(join(folder, 'server/index.js')).href;
  return (await import(entry)) as Storefront;
}

type Room = {
  /** How many pages are kept. */
  kept: number;
  atOnce: number;
  waiting: number;
  /** After a rendering its place stays empty for so many times as long, for orders to come through. */
  rest: number;
};

export type StorefrontPages = {
  storefront: Storefront;
  shop: Shop;
  publicOrigin: string;
  /** Changes whenever anything that a visitor sees has changed. */
  revision: () => string;
  /** There is no end of pages with a query, so they never take the place of one without. */
  rendering: { plain: Room; withQuery: Room; oddAddressesWaiting: number };
  /** Of pages with a query; all others are few, and rendered for everybody. */
  rendersPerAddress: RateLimit;
};

/** Answers with the page at this address. Visitors' cookies never reach the renderer. */
export function storefrontPages(app: FastifyInstance, options: StorefrontPages) {
  const { storefront, shop, rendersPerAddress } = options;
  const context = { transport: inProcessTransport(app), shop };
  const sendBusy = busyPage(shop);
  const plain = openRoom(options.rendering.plain);
  const withQuery = openRoom(options.rendering.withQuery);
  // One odd address a turn of the event loop: however many come at once, orders come in between.
  const takeTurn = createGate({ atOnce: 1, waiting: options.rendering.oddAddressesWaiting });
  const roomOf = (address: string) => (hasQuery(address) ? withQuery : plain);
  const findFresh = (address: string) => roomOf(address).cache.find(address, options.revision());
  const findLast = (address: string) => roomOf(address).cache.findLast(address);

  function render(address: string, request: FastifyRequest): Promise<Page> {
    const { cache, inTurn } = roomOf(address);
    return cache.render(address, options.revision(), async () => {
      const isCounted = hasQuery(address) && !isLoopback(request.ip);
      if (isCounted) await rendersPerAddress.take(addressKey(request.ip));
      const asked = new Request(urlOf(address, options.publicOrigin), {
        headers: { accept: 'text/html' },
      });
      return inTurn(async () => toPage(await storefront.handle(asked, context)));
    });
  }

  /** Who cannot have the page as it is now has the last one there was, if there was one. */
  async function getPage(address: string, request: FastifyRequest): Promise<Page> {
    try {
      return findFresh(address) ?? (await render(address, request));
    } catch (error) {
      const last = isRefusal(error) && findLast(address);
      if (last) return asStale(last);
      throw error;
    }
  }

  async function findPage(url: URL, request: FastifyRequest): Promise<Page> {
    const own = url.pathname + url.search;
    // Nearly everybody asks for a page by the very address that it is kept under.
    if (findLast(own)) return getPage(own, request);
    await takeTurn(nextTurn);
    const asked = await storefront.pageAt(url, context);
    return 'movedTo' in asked ? leadTo(asked.movedTo) : getPage(asked.address, request);
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    let page: Page;
    try {
      page = await findPage(urlOf(request.url, options.publicOrigin), request);
    } catch (error) {
      if (isRefusal(error)) return sendBusy(reply, error);
      throw error;
    }
    return sendEncoded(request, reply.code(page.status).headers(page.headers), page.body);
  };
}

function openRoom({ kept, rest, ...places }: Room) {
  const gate = createGate(places);
  const inTurn = (render: () => Promise<Page>): Promise<Page> => {
    const rendered = Promise.withResolvers<Page>();
    gate(async () => {
      const startedAt = performance.now();
      await render().then(rendered.resolve, rendered.reject);
      const restMs = rest * (performance.now() - startedAt);
      if (restMs > 0) await delay(restMs, undefined, { ref: false });
    }).catch(rendered.reject);
    return rendered.promise;
  };
  return { cache: new PageCache(kept), inTurn };
}

function hasQuery(address: string): boolean {
  return address.includes('?');
}

function leadTo(location: string): Page {
  const headers = { location, 'cache-control': 'public, max-age=3600' };
  const body = { etag: '"moved"', identity: Buffer.alloc(0), brotli: undefined, gzip: undefined };
  return { status: 301, headers, body };
}

/** Better than nothing for this visitor; no cache on the way may show it to another. */
function asStale(page: Page): Page {
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
}

/** The gate is full, or the visitor's address has had its share. */
function isRefusal(error: unknown): error is ShopError {
  return (
    error instanceof ShopError &&
    (error.code === 'UNAVAILABLE' || error.code === 'TOO_MANY_REQUESTS')
  );
}

/**
 * Always an address of the shop: in `//host/x` and `http://host/x` the host is the sender's to
 * choose, and a page rendered for it would be kept for everyone.
 */
function urlOf(address: string, publicOrigin: string): URL {
  const [path = '', ...search] = address.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  const url = new URL(publicOrigin);
  url.pathname = path;
  url.search = search.join('?');
  return url;
}

/** Pages are rendered from the very answers that browsers get, without a trip over the network. */
function inProcessTransport(app: FastifyInstance): Transport {
  return async ({ method, path, headers, body }: TransportRequest) => {
    if (body instanceof FormData) throw new Error('a page never uploads');
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: answer.statusCode,
      header: (name) => answer.headers[name]?.toString() ?? null,
      json: () => Promise.resolve(JSON.parse(answer.body) as unknown),
    };
  };
}
