import type { Parts } from '../../open-parts.ts';
import type { Api } from '../../platform/http/route.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { clientErrorRoutes } from './client-errors/client-errors.routes.ts';
import { countClientErrors } from './client-errors/index.ts';
import { exportRoutes } from './export/export.routes.ts';
import { visitRoutes } from './visits/visits.routes.ts';

export function officeRoutes(app: Api, { db, city, limits, registry }: Parts): void {
  auditRoutes(app, { db });
  exportRoutes(app, { db, city });
  visitRoutes(app, { db, limits });
  clientErrorRoutes(app, {
    db,
    limits,
    count: registry === undefined ? () => undefined : countClientErrors({ registry }),
  });
}
