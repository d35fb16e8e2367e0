import type { Parts } from '../../open-parts.ts';
import type { Api } from '../../platform/http/route.ts';
import { figuresRoutes } from './figures/figures.routes.ts';
import { riderRoutes } from './runs/rider/rider.routes.ts';
import { runRoutes } from './runs/runs.routes.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { todayRoutes } from './today/today.routes.ts';

export function millRoutes(app: Api, parts: Parts): void {
  const { db, city, events, rule, settings } = parts;
  stockRoutes(app, { db, city, rule, events });
  runRoutes(app, { db, city, seller: settings.current });
  riderRoutes(app, { db, settings: settings.current, events });
  todayRoutes(app, { db, city, rule });
  figuresRoutes(app, { db, areas: () => rule().areas });
}
