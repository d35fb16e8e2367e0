import { loadProducts } from '../features/catalog/load-products.ts';
import { publicAnswer } from '../features/site-files/public-answer.ts';
import { sitemap } from '../features/site-files/sitemap.rules.ts';
import { clientContext } from '../lib/request-context.ts';
import type { Route } from './+types/sitemap.route';

export async function loader({ context, request }: Route.LoaderArgs) {
  const flours = await loadProducts(context.get(clientContext), request.signal);
  // Without the flours it would tell robots to forget them: they come again.
  if (!flours) return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
  return publicAnswer('application/xml', sitemap(new URL(request.url).origin, flours));
}
