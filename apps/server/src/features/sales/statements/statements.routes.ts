import { accountRefusals } from '@dalan/contract/on-account/accounts';
import { StatementQuery } from '@dalan/contract/on-account/accounts.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { mailStatement } from './mail-statement.ts';

/** A text that only the server says. */
const MAILED = 'The statement is mailed.';

export function statementRoutes(app: Api, { db }: { db: Db }): void {
  app.route({
    ...routeFor(endpoints.mailAccountStatement, {
      schema: {
        params: byId(accountRefusals.notFound),
        body: StatementQuery,
        response: { 200: MessageAnswer },
      },
    }),
    handler: async (request) => {
      const { userId: actorId } = callerOf(request);
      await mailStatement(db, { userId: request.params.id, actorId, ...request.body });
      return { message: MAILED };
    },
  });
}
