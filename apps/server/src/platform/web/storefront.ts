import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transport, TransportRequest } from '@dalan/contract/client';
import type { Shop } from '@dalan/contract/shop';
import { sendEncoded } from './encoded-body.ts';
import { PageCache } from './page-cache.ts';

/** What the built storefront gives us: a page for a request. */
export type Storefront = (
  request: Request,
  context: { transport: Transport; shop: Shop },
) => Promise<Response>;

export async function loadStorefront(folder: string): Promise<Storefront> {
  const entry = pathToFileURL(join(folder, 'server/index.js')).href;
  const build = (await import(entry)) as { handle: Storefront };
  return build.handle;
}

type StorefrontPages = {
  storefront: Storefront;
  shop: Shop;
  publicOrigin: string;
  /** Changes whenever anything that a visitor sees has changed. */
  revision: () => string;
};

/** Answers with the page at this address. Visitors' cookies never reach the renderer. */
export function storefrontPages(app: FastifyInstance, options: StorefrontPages) {
  const cache = new PageCache();
  const transport = inProcessTransport(app);

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const url = urlOf(request, options.publicOrigin);
    const render = () =>
      options.storefront(new Request(url, { headers: { accept: 'text/html' } }), {
        transport,
        shop: options.shop,
      });
    const page = await cache.get(url.pathname + url.search, options.revision(), render);
    reply.code(page.status).headers(page.headers);
    return sendEncoded(request, reply, page.body);
  };
}

/**
 * Always an address of the shop: in `//host/x` and `http://host/x` the host is the sender's to
 * choose, and a page rendered for it would be kept for everyone.
 */
function urlOf(request: FastifyRequest, publicOrigin: string): URL {
  const [path = '', ...search] = request.url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
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
