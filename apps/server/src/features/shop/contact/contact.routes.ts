import { contactTexts, staffContactTexts } from '@dalan/contract/contact/contact';
import {
  ContactListAnswer,
  ContactListQuery,
  ContactMessage,
  MessageMove,
  NewContactMessage,
  SentContactMessage,
} from '@dalan/contract/contact/contact.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { limitByAddress } from '../../../platform/http/limit-requests.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { deleteContactMessage } from './delete-contact-message.ts';
import { listContactMessages } from './list-contact-messages.ts';
import { moveContactMessage } from './move-contact-message.ts';
import { sendContactMessage } from './send-contact-message.ts';

type ContactRoutes = { db: Db; limits: { contactMessagesPerAddress: RateLimit } };

const params = byId(staffContactTexts.notFound);

export function contactRoutes(app: Api, { db, limits }: ContactRoutes): void {
  app.route({
    ...routeFor(endpoints.sendContactMessage, {
      preHandler: limitByAddress(limits.contactMessagesPerAddress),
      schema: { body: NewContactMessage, response: { 201: SentContactMessage } },
    }),
    handler: async (request, reply) => {
      const ticket = await sendContactMessage(db, request.body);
      return reply.code(201).send({ message: contactTexts.sent, ticket });
    },
  });

  app.route({
    ...routeFor(endpoints.listContactMessages, {
      schema: { querystring: ContactListQuery, response: { 200: ContactListAnswer } },
    }),
    handler: async (request, reply) => {
      const page = await listContactMessages(db, request.query);
      reply.headers(pageHeaders(page));
      return { data: page.rows };
    },
  });

  app.route({
    ...routeFor(endpoints.moveContactMessage, {
      schema: { params, body: MessageMove, response: { 200: ContactMessage } },
    }),
    handler: async (request) => {
      const { userId: actorId } = callerOf(request);
      return moveContactMessage(db, { actorId, messageId: request.params.id, ...request.body });
    },
  });

  app.route({
    ...routeFor(endpoints.deleteContactMessage, {
      schema: { params, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      const { userId: actorId } = callerOf(request);
      await deleteContactMessage(db, { actorId, messageId: request.params.id });
      return { message: staffContactTexts.deleted };
    },
  });
}
