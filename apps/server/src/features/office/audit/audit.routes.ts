import { AuditAnswer, AuditQuery } from '@dalan/contract/office/audit.schema';
import { endpoints } from '@dalan/contract/endpoints';
import type { Db } from '../../../platform/db/database.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { listAudit } from './list-audit.ts';

export function auditRoutes(app: Api, { db }: { db: Db }): void {
  app.route({
    ...routeFor(endpoints.listAudit, {
      schema: { querystring: AuditQuery, response: { 200: AuditAnswer } },
    }),
    handler: (request) => listAudit(db, request.query),
  });
}
