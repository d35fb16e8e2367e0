import { publicAnswer } from '../features/site-files/public-answer.ts';
import { webManifest } from '../features/site-files/web-manifest.rules.ts';
import { shopContext } from '../lib/request-context.ts';
import type { Route } from './+types/web-manifest.route';

export function loader({ context }: Route.LoaderArgs) {
  const manifest = webManifest(context.get(shopContext));
  return publicAnswer('application/manifest+json', JSON.stringify(manifest));
}
