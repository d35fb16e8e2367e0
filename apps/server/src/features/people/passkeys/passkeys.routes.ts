import { AdminLogInAnswer } from '@dalan/contract/people/accounts.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import {
  NewPasskey,
  PasskeyAdding,
  PasskeyAnswer,
  PasskeyListAnswer,
  PasskeyName,
  PasskeyOptions,
  PasskeyRule,
  PasskeyUse,
} from '@dalan/contract/people/passkeys.schema';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/http/access.ts';
import { limitByAddress } from '../../../platform/http/limit-requests.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { neverStore } from '../../../platform/http/never-store.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { browserOf, setLogInCookies } from '../../../platform/http/session-cookie.ts';
import type { LogInCookies } from '../../../platform/http/session-cookie.ts';
import { toAdminLogIn } from '../accounts/index.ts';
import type { LogInAdmission } from '../accounts/index.ts';
import { addPasskey } from './add-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkeys.ts';
import { listPasskeys } from './list-passkeys.ts';
import { proveWithPasskey } from './prove-with-passkey.ts';
import { requirePasskeys } from './require-passkeys.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { startAdding, startProof, startSignIn } from './start-challenge.ts';
import type { PasskeyContext } from './start-challenge.ts';

/** Texts that only the server says. */
const passkeyAnswerTexts = {
  proved: 'Thank you. We know that it is you.',
  removed: 'The passkey was removed.',
  required: 'Staff now need a passkey.',
  optional: 'Staff may sign in with their password again.',
} as const;

type PasskeyRoutes = PasskeyContext &
  LogInAdmission & {
    limits: { passkeySignInsPerAddress: RateLimit };
    cookies: LogInCookies;
  };

const params = byId(errorTexts.notFound);

export function passkeyRoutes(app: Api, passkeys: PasskeyRoutes): void {
  const { db, limits, cookies } = passkeys;
  const sessionTokenOf = (request: FastifyRequest) => cookies.session.read(request) ?? '';

  app.route({
    ...routeFor(endpoints.startPasskeySignIn, {
      onRequest: neverStore,
      preHandler: limitByAddress(limits.passkeySignInsPerAddress),
      schema: { response: { 200: PasskeyOptions } },
    }),
    handler: () => startSignIn(passkeys),
  });

  app.route({
    ...routeFor(endpoints.signInWithPasskey, {
      onRequest: neverStore,
      schema: { body: PasskeyUse, response: { 200: AdminLogInAnswer } },
    }),
    handler: async (request, reply) => {
      const browser = browserOf(request, cookies);
      const loggedIn = await signInWithPasskey(passkeys, { ...request.body, ...browser });
      setLogInCookies(reply, cookies, loggedIn);
      return toAdminLogIn(loggedIn);
    },
  });

  app.route({
    ...routeFor(endpoints.startProof, { schema: { response: { 200: PasskeyOptions } } }),
    handler: (request) => startProof(passkeys, callerOf(request).userId),
  });

  app.route({
    ...routeFor(endpoints.proveWithPasskey, {
      schema: { body: PasskeyUse, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      await proveWithPasskey(passkeys, {
        userId: callerOf(request).userId,
        sessionToken: sessionTokenOf(request),
        passkey: request.body.passkey,
        ip: request.ip,
      });
      return { message: passkeyAnswerTexts.proved };
    },
  });

  app.route({
    ...routeFor(endpoints.listPasskeys, { schema: { response: { 200: PasskeyListAnswer } } }),
    handler: (request) => listPasskeys(db, callerOf(request)),
  });

  app.route({
    ...routeFor(endpoints.startPasskey, { schema: { response: { 200: PasskeyAdding } } }),
    handler: (request) => startAdding(passkeys, callerOf(request).userId),
  });

  app.route({
    ...routeFor(endpoints.addPasskey, {
      schema: { body: NewPasskey, response: { 201: PasskeyAnswer } },
    }),
    handler: async (request, reply) => {
      const sessionToken = sessionTokenOf(request);
      const data = await addPasskey(passkeys, { sessionToken, ...request.body });
      return reply.code(201).send({ data });
    },
  });

  app.route({
    ...routeFor(endpoints.renamePasskey, {
      schema: { params, body: PasskeyName, response: { 200: PasskeyAnswer } },
    }),
    handler: async (request) => {
      const { userId } = callerOf(request);
      return { data: await renamePasskey(db, { userId, ...request.params, ...request.body }) };
    },
  });

  app.route({
    ...routeFor(endpoints.removePasskey, {
      schema: { params, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      await removePasskey(db, { userId: callerOf(request).userId, ...request.params });
      return { message: passkeyAnswerTexts.removed };
    },
  });

  app.route({
    ...routeFor(endpoints.requirePasskeys, {
      schema: { body: PasskeyRule, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      const { isRequired } = request.body;
      await requirePasskeys(db, { ownerId: callerOf(request).userId, isRequired });
      return {
        message: isRequired ? passkeyAnswerTexts.required : passkeyAnswerTexts.optional,
      };
    },
  });
}
