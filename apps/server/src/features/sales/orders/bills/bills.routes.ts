import { Bill } from '@dalan/contract/payments/bills.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { LanguageQuery } from '@dalan/contract/language/languages.schema';
import { orderTexts } from '@dalan/contract/orders/orders';
import { byId } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../../platform/db/database.ts';
import { callerOf } from '../../../../platform/http/access.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import type { Seller } from './bill-document.rules.ts';
import { getBill, openBill } from './open-bill.ts';

const schema = { params: byId(orderTexts.notFound), response: { 200: Bill } };

type Options = { db: Db; seller: () => Seller };

export function billRoutes(app: Api, { db, seller }: Options): void {
  const calls = [
    { get: endpoints.getMyBill, make: endpoints.makeMyBill, isStaff: false },
    { get: endpoints.getBill, make: endpoints.makeBill, isStaff: true },
  ];
  for (const { get, make, isStaff } of calls) {
    app.route({
      ...routeFor(get, { schema }),
      handler: (request) =>
        getBill(db, request.params.id, { userId: callerOf(request).userId, isStaff }),
    });
    app.route({
      ...routeFor(make, { schema: { ...schema, querystring: LanguageQuery } }),
      handler: (request) =>
        openBill(db, {
          orderId: request.params.id,
          reader: { userId: callerOf(request).userId, isStaff },
          seller: seller(),
          language: request.query.language,
        }),
    });
  }
}
