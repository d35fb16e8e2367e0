import type { Area } from '@dalan/contract/delivery/delivery';
import { endpoints } from '@dalan/contract/endpoints';
import { Figures, FiguresQuery } from '@dalan/contract/office/figures.schema';
import type { Db } from '../../../platform/db/database.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { getFigures } from './get-figures.ts';

type Options = { db: Db; areas: () => readonly Area[] };

export function figuresRoutes(app: Api, { db, areas }: Options): void {
  app.route({
    ...routeFor(endpoints.getFigures, {
      schema: { querystring: FiguresQuery, response: { 200: Figures } },
    }),
    handler: (request) => getFigures(db, request.query, areas()),
  });
}
