import { endpoints } from '@dalan/contract/endpoints';
import {
  MillingQuery,
  MillingSheet,
  PackingSlipsAnswer,
  PackingSlipsQuery,
  SheetPrinted,
  SheetPrintedAnswer,
} from '@dalan/contract/mill/milling.schema';
import type { Delivery } from '@dalan/contract/settings/settings';
import type { Db } from '../../../../platform/db/database.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import { getMillingSheet } from './get-milling-sheet.ts';
import { getPackingSlips } from './get-packing-slips.ts';
import { markSheetPrinted } from './mark-sheet-printed.ts';

type Options = { db: Db; rule: () => Pick<Delivery, 'areas'> };

export function millingRoutes(app: Api, { db, rule }: Options): void {
  app.route({
    ...routeFor(endpoints.getMillingSheet, {
      schema: { querystring: MillingQuery, response: { 200: MillingSheet } },
    }),
    handler: (request) => getMillingSheet(db, request.query),
  });

  app.route({
    ...routeFor(endpoints.markSheetPrinted, {
      schema: { body: SheetPrinted, response: { 200: SheetPrintedAnswer } },
    }),
    handler: async (request) => ({ marked: await markSheetPrinted(db, request.body.orders) }),
  });

  app.route({
    ...routeFor(endpoints.getPackingSlips, {
      schema: { querystring: PackingSlipsQuery, response: { 200: PackingSlipsAnswer } },
    }),
    handler: (request) => getPackingSlips(db, request.query.ids, rule()),
  });
}
