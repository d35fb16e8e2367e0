import { cachedResponse } from '../../features/site-files/cached-response.ts';
import { webManifest } from '../../features/site-files/web-manifest.rules.ts';
import { shopContext } from '../../lib/router/request-context.ts';
import { shopName } from '../../lib/shop-words.ts';
import type { Route } from './+types/web-manifest.route';

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const manifest = webManifest({ name: shopName(shop), tagline: shop.tagline });
  return cachedResponse('application/manifest+json', JSON.stringify(manifest));
}
