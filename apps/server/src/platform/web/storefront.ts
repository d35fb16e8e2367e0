import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transport, TransportRequest } from '@dalan/contract/client';
import { languages, readLanguage } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import type { Settings } from '@dalan/contract/settings/settings';
import { createConcurrencyLimit } from '../concurrency-limit.ts';
import { addressKey, isLoopback } from '../ip-address.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { ShopError } from '../shop-error.ts';
import { busyPage } from './busy-page.ts';
import { sendEncoded } from './encoded-body.ts';
import { PageCache, toPage } from './page-cache.ts';
import type { Page } from './page-cache.ts';

type Context = {
  transport: Transport;
  settings: Settings;
  /** If false, pages register no service worker. */
  hasWorker: boolean;
};

/** Exports of the built storefront. */
export type Storefront = {
  /** The canonical address of a page, or where it has moved to. */
  pageAt: (url: URL, context: Context) => Promise<{ address: string } | { movedTo: string }>;
  handle: (request: Request, context: Context) => Promise<Response>;
};

/**
 * Answers each path by the build of its language. English is loaded at the start, the others with their
 * first page; but they must be there, so that a missing build is found before anybody visits.
 */
export async function loadStorefront(folder: string): Promise<Storefront> {
  const entryOf = (language: Language) => join(folder, language, 'server/index.js');
  const load = async (path: string) => {
    const entry = pathToFileURL(entryOf(readLanguage(path).language)).href;
    return (await import(entry)) as Storefront;
  };
  await load('/');
  await Promise.all(languages.map((language) => access(entryOf(language))));
  return {
    pageAt: async (url, context) => (await load(url.pathname)).pageAt(url, context),
    handle: async (request, context) =>
      (await load(new URL(request.url).pathname)).handle(request, context),
  };
}

type RenderOptions = {
  cacheSize: number;
  concurrency: number;
  maxQueued: number;
  /** Idle time after a rendering, as a multiple of its duration, to leave CPU for orders. */
  restFactor: number;
};

export type StorefrontPages = {
  storefront: Storefront;
  settings: () => Settings;
  hasStorefrontWorker: boolean;
  publicOrigin: string;
  /** Changes when anything visible to visitors changes. */
  revision: () => string;
  /** Pages with a query are unlimited in number, so they have their own cache and queue. */
  rendering: { plain: RenderOptions; withQuery: RenderOptions; maxQueuedLookups: number };
  /** Limits pages with a query. The others are few and not limited. */
  rendersPerAddress: RateLimit;
};

/** Answers page requests. Visitors' cookies never reach the renderer. */
export function storefrontPages(app: FastifyInstance, options: StorefrontPages) {
  const { storefront, settings, hasStorefrontWorker: hasWorker, rendersPerAddress } = options;
  const transport = inProcessTransport(app);
  const context = () => ({ transport, settings: settings(), hasWorker });
  const sendBusy = busyPage(() => settings().profile.name);
  const plain = createRenderQueue(options.rendering.plain);
  const withQuery = createRenderQueue(options.rendering.withQuery);
  // Resolves one uncached address per turn of the event loop, so that orders are served in between.
  const oneAtATime = createConcurrencyLimit({
    concurrency: 1,
    maxQueued: options.rendering.maxQueuedLookups,
  });
  const queueFor = (address: string) => (hasQuery(address) ? withQuery : plain);
  const findFresh = (address: string) => queueFor(address).cache.find(address, options.revision());
  const findLast = (address: string) => queueFor(address).cache.findLast(address);

  function render(address: string, request: FastifyRequest): Promise<Page> {
    const { cache, enqueue } = queueFor(address);
    return cache.render(address, options.revision(), async () => {
      const isCounted = hasQuery(address) && !isLoopback(request.ip);
      if (isCounted) await rendersPerAddress.take(addressKey(request.ip));
      const asked = new Request(urlOf(address, options.publicOrigin), {
        headers: { accept: 'text/html' },
      });
      return enqueue(async () => toPage(await storefront.handle(asked, context())));
    });
  }

  /** Falls back to a stale page when rendering is refused. */
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
    // This path is fast: nearly every request uses the canonical address.
    if (findLast(own)) return getPage(own, request);
    await oneAtATime(nextTurn);
    const asked = await storefront.pageAt(url, context());
    return 'movedTo' in asked ? redirectTo(asked.movedTo) : getPage(asked.address, request);
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

function createRenderQueue({ cacheSize, restFactor, ...limits }: RenderOptions) {
  const limit = createConcurrencyLimit(limits);
  const enqueue = (render: () => Promise<Page>): Promise<Page> => {
    const rendered = Promise.withResolvers<Page>();
    limit(async () => {
      const startedAt = performance.now();
      await render().then(rendered.resolve, rendered.reject);
      const restMs = restFactor * (performance.now() - startedAt);
      if (restMs > 0) await delay(restMs, undefined, { ref: false });
    }).catch(rendered.reject);
    return rendered.promise;
  };
  return { cache: new PageCache(cacheSize), enqueue };
}

function hasQuery(address: string): boolean {
  return address.includes('?');
}

function redirectTo(location: string): Page {
  const headers = { location, 'cache-control': 'public, max-age=3600' };
  const body = { etag: '"moved"', identity: Buffer.alloc(0), brotli: undefined, gzip: undefined };
  return { status: 301, headers, body };
}

/** A stale page must not be stored by any cache. */
function asStale(page: Page): Page {
  return { ...page, headers: { ...page.headers, 'cache-control': 'no-store' } };
}

/** The render queue is full, or the client has reached its limit. */
function isRefusal(error: unknown): error is ShopError {
  return (
    error instanceof ShopError &&
    (error.code === 'UNAVAILABLE' || error.code === 'TOO_MANY_REQUESTS')
  );
}

/**
 * Ignores the host in `//host/x` and `http://host/x`: the client chooses it, and the rendered page
 * would be cached for everyone.
 */
function urlOf(address: string, publicOrigin: string): URL {
  const [path = '', ...search] = address.replace(/^https?:\/\/[^/?]*/i, '').split('?');
  const url = new URL(publicOrigin);
  url.pathname = path;
  url.search = search.join('?');
  return url;
}

/** Calls the API in-process, so that pages render from the same answers that browsers get. */
function inProcessTransport(app: FastifyInstance): Transport {
  return async ({ method, path, headers, body }: TransportRequest) => {
    if (body instanceof FormData) throw new Error('uploads are not supported while rendering');
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
