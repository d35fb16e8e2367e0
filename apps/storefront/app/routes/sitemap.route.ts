import { publicAnswer } from '../features/site-files/public-answer.ts';
import { sitemap } from '../features/site-files/sitemap.rules.ts';
import type { Route } from './+types/sitemap.route';

export function loader({ request }: Route.LoaderArgs) {
  return publicAnswer('application/xml', sitemap(new URL(request.url).origin));
}
