import type { FastifyInstance } from 'fastify';
import { errorTexts } from '@dalan/contract/errors';
import { ShopError } from '../shop-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Refuses cross-site writes (CSRF). Old browsers send only `Origin`; a request with neither header
 * does not come from a browser.
 */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE.has(request.method)) return done();
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const isOurs =
      site === undefined ? origin === undefined || origin === publicOrigin : OWN_SITE.has(site);
    done(isOurs ? undefined : new ShopError('CROSS_SITE', errorTexts.crossSite));
  });
}
