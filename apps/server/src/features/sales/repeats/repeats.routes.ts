import * as z from 'zod';
import { endpoints } from '@dalan/contract/endpoints';
import { LanguageQuery } from '@dalan/contract/language/languages.schema';
import { orderTexts } from '@dalan/contract/orders/orders';
import {
  NewRepeat,
  Repeat,
  RepeatChoices,
  RepeatDecision,
  RepeatLink,
  RepeatLinkDecision,
  RepeatPage,
} from '@dalan/contract/orders/repeats.schema';
import { byId } from '@dalan/contract/text/text.schema';
import { callerOf } from '../../../platform/http/access.ts';
import { limitByAddress } from '../../../platform/http/limit-requests.ts';
import { neverStore } from '../../../platform/http/never-store.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { decideRepeat, getRepeat } from './decide-repeat.ts';
import type { RepeatContext } from './decide-repeat.ts';
import { listMyRepeats } from './list-my-repeats.ts';
import { repeatAnswerTexts } from './repeat-answer-texts.ts';
import { getRepeatChoices, startRepeat } from './start-repeat.ts';
import { decideByRepeatLink, openRepeatLink } from './use-repeat-link.ts';

const querystring = LanguageQuery;

type RepeatRoutes = RepeatContext & { linkLimit: RateLimit };

export function repeatRoutes(app: Api, { linkLimit, ...context }: RepeatRoutes): void {
  const contextOf = ({ query }: { query: LanguageQuery }): RepeatContext => ({
    ...context,
    language: query.language,
  });

  app.route({
    ...routeFor(endpoints.getRepeatChoices, {
      schema: { params: byId(orderTexts.notFound), querystring, response: { 200: RepeatChoices } },
    }),
    handler: (request) => {
      const { userId } = callerOf(request);
      return getRepeatChoices(contextOf(request), { userId, orderId: request.params.id });
    },
  });

  app.route({
    ...routeFor(endpoints.startRepeat, {
      schema: { querystring, body: NewRepeat, response: { 201: Repeat } },
    }),
    handler: async (request, reply) => {
      const repeat = await startRepeat(contextOf(request), callerOf(request).userId, request.body);
      return reply.code(201).send(repeat);
    },
  });

  app.route({
    ...routeFor(endpoints.listMyRepeats, {
      schema: { querystring, response: { 200: z.array(Repeat) } },
    }),
    handler: (request) => listMyRepeats(contextOf(request), callerOf(request).userId),
  });

  app.route({
    ...routeFor(endpoints.decideRepeat, {
      schema: {
        params: byId(repeatAnswerTexts.notFound),
        querystring,
        body: RepeatDecision,
        response: { 200: Repeat },
      },
    }),
    handler: async (request) => {
      const { id: repeatId } = request.params;
      const { userId } = callerOf(request);
      await decideRepeat(context, { repeatId, userId, decision: request.body });
      return getRepeat(contextOf(request), repeatId);
    },
  });

  const byLink = { onRequest: neverStore, preHandler: limitByAddress(linkLimit) };
  app.route({
    ...routeFor(endpoints.openRepeatLink, {
      ...byLink,
      schema: { querystring, body: RepeatLink, response: { 200: RepeatPage } },
    }),
    handler: (request) => openRepeatLink(contextOf(request), request.body.token),
  });

  app.route({
    ...routeFor(endpoints.decideByRepeatLink, {
      ...byLink,
      schema: { querystring, body: RepeatLinkDecision, response: { 200: RepeatPage } },
    }),
    handler: (request) => {
      const { token, decision } = request.body;
      return decideByRepeatLink(contextOf(request), token, decision);
    },
  });
}
