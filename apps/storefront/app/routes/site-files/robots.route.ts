import { cachedResponse } from '../../features/site-files/cached-response.ts';
import { robots } from '../../features/site-files/robots.rules.ts';

import type { Route } from './+types/robots.route';

export function loader({ request }: Route.LoaderArgs) {
  return cachedResponse('text/plain', robots(new URL(request.url).origin));
}
