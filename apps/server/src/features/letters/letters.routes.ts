import { endpoints } from '@dalan/contract/endpoints';
import { letterTexts } from '@dalan/contract/office/letters';
import { UnsentLettersAnswer } from '@dalan/contract/office/letters.schema';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import type { Db } from '../../platform/db/database.ts';
import { callerOf } from '../../platform/http/access.ts';
import { routeFor } from '../../platform/http/route.ts';
import type { Api } from '../../platform/http/route.ts';
import { listUnsentLetters, sendLetterAgain } from './outbox/index.ts';

const params = byId(letterTexts.notFound);

export function letterRoutes(app: Api, { db }: { db: Db }): void {
  app.route({
    ...routeFor(endpoints.listUnsentLetters, {
      schema: { response: { 200: UnsentLettersAnswer } },
    }),
    handler: () => listUnsentLetters(db),
  });

  app.route({
    ...routeFor(endpoints.sendLetterAgain, {
      schema: { params, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      const { userId: actorId } = callerOf(request);
      await sendLetterAgain(db, { actorId, letterId: request.params.id });
      return { message: letterTexts.sentAgain };
    },
  });
}
