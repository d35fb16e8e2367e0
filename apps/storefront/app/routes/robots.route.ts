import { publicAnswer } from '../features/site-files/public-answer.ts';
import { robots } from '../features/site-files/robots.rules.ts';

import type { Route } from './+types/robots.route';

export function loader({ request }: Route.LoaderArgs) {
  return publicAnswer('text/plain', robots(new URL(request.url).origin));
}
