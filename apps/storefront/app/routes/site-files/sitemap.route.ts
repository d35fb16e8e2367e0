import { loadProducts } from '../../features/catalog/load-products.ts';
import { cachedResponse } from '../../features/site-files/cached-response.ts';
import { sitemap } from '../../features/site-files/sitemap.rules.ts';
import { clientContext, settingsContext } from '../../lib/router/request-context.ts';
import type { Route } from './+types/sitemap.route';

/** Lists flours only if visitors can open them: a sitemap has no pages that lead to the log-in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  if (!context.get(settingsContext).profile.floursForVisitors) {
    return cachedResponse('application/xml', sitemap(origin, []));
  }
  const flours = await loadProducts(context.get(clientContext), request.signal);
  // A sitemap without products would make crawlers drop them. After a 503 they retry.
  if (!flours) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  return cachedResponse('application/xml', sitemap(origin, flours));
}
