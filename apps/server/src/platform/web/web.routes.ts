import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '@dalan/contract/language/languages';
import { notFoundOrNotAllowed } from '../http/allowed-methods.ts';
import type { Api } from '../http/route.ts';
import { adminPanel } from './admin-panel.ts';
import { StaticFiles } from './static-files.ts';
import { storefrontPages } from './storefront.ts';
import type { StorefrontPages } from './storefront.ts';

type WebOptions = StorefrontPages & { storefrontDir: string; adminDir: string };

const publicRoute = { config: { access: 'public' } } as const;

/** A service worker uses the policy it was served with. The page's default would block its fetches. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export async function webRoutes(app: Api, options: WebOptions): Promise<void> {
  const files = new StaticFiles([
    ...languages.map((language) => join(options.storefrontDir, language, 'client')),
    options.adminDir,
  ]);
  const panel = await adminPanel(options.adminDir);
  const page = storefrontPages(app, options);

  app.get('/admin', publicRoute, panel);
  app.get('/loginadmin', publicRoute, panel);
  app.get('/loginadmin/', publicRoute, panel);
  app.get('/admin/my-run-worker.js', publicRoute, (request, reply) => {
    const sent = files.send(request, reply.header('content-security-policy', WORKER_POLICY));
    if (sent === undefined) throw notFoundOrNotAllowed(request, reply);
    return sent;
  });
  app.get('/shop-worker.js', publicRoute, (request, reply) => {
    // Browsers check the worker at every visit, so that a release and the switch reach every phone.
    const headers = { 'content-security-policy': WORKER_POLICY, 'cache-control': 'no-cache' };
    const file = options.hasStorefrontWorker ? '/shop-worker.js' : '/shop-worker-off.js';
    const sent = files.sendFile(request, reply.headers(headers), file);
    if (sent === undefined) throw notFoundOrNotAllowed(request, reply);
    return sent;
  });
  app.get(
    '/admin/*',
    publicRoute,
    (request, reply) => files.send(request, reply) ?? panel(request, reply),
  );
  app.get('/static/*', publicRoute, (request, reply) => {
    const sent = files.send(request, reply);
    if (sent === undefined) throw notFoundOrNotAllowed(request, reply);
    return sent;
  });
  app.get('/', publicRoute, page);
  app.get('/*', publicRoute, (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith('/api/')) throw notFoundOrNotAllowed(request, reply);
    return files.send(request, reply) ?? page(request, reply);
  });
}
