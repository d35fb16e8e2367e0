import type { Role } from '@dalan/contract/accounts';
import {
  AdminLogIn,
  AdminLogInAnswer,
  LogIn,
  ProfileChange,
  Registration,
  SessionAnswer,
  UserAnswer,
  UserDataAnswer,
  UserListAnswer,
} from '@dalan/contract/accounts.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { TOTAL_COUNT_HEADER } from '@dalan/contract/lists';
import { listQuery } from '@dalan/contract/lists.schema';
import { byId, MessageAnswer } from '@dalan/contract/text.schema';
import { KnownVersion } from '@dalan/contract/versions.schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, forbidden } from '../../platform/http/access.ts';
import type { FindCaller } from '../../platform/http/access.ts';
import { limitByAddress } from '../../platform/http/rate-limit.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { routeFor } from '../../platform/http/route.ts';
import type { Api } from '../../platform/http/route.ts';
import type { TokenCookie } from '../../platform/http/session-cookie.ts';
import { createAccount } from './create-account.ts';
import { deleteUser } from './delete-user.ts';
import { getUser } from './get-user.ts';
import { listUsers } from './list-users.ts';
import { logIn } from './log-in.ts';
import type { LogInContext } from './log-in.ts';
import { logOut } from './log-out.ts';
import { updateOwnProfile, updateUserAsAdmin } from './update-profile.ts';
import { userSorts } from './user-sorts.rules.ts';
import { userAnswerTexts } from './user-answer-texts.ts';

type AccountRoutes = LogInContext & {
  limits: { registrationsPerAddress: RateLimit };
  cookies: { session: TokenCookie; device: TokenCookie };
  findCaller: FindCaller;
};

const params = byId(errorTexts.notFound);

export function accountRoutes(app: Api, accounts: AccountRoutes): void {
  const { db, limits, cookies, findCaller } = accounts;

  app.route({
    ...routeFor(endpoints.register, {
      onRequest: neverStore,
      preHandler: limitByAddress(limits.registrationsPerAddress),
      schema: { body: Registration, response: { 201: UserAnswer } },
    }),
    handler: async ({ body: { name, email, phone, password, address }, ip }, reply) => {
      const account = { role: 'user' as const, name, email, phone, password, address, ip };
      return reply.code(201).send({ user: await createAccount(accounts, account) });
    },
  });

  const logInAndSetCookies = async (
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: { email: string; password: string; role: Role },
  ) => {
    const { user, session, device } = await logIn(accounts, {
      ...attempt,
      ip: request.ip,
      previousToken: cookies.session.read(request),
      deviceToken: cookies.device.read(request),
    });
    cookies.session.set(reply, session.token, session.maxAgeSeconds);
    cookies.device.set(reply, device.token, device.maxAgeSeconds);
    return user;
  };

  app.route({
    ...routeFor(endpoints.logIn, {
      onRequest: neverStore,
      schema: { body: LogIn, response: { 200: UserAnswer } },
    }),
    handler: async (request, reply) => {
      return { user: await logInAndSetCookies(request, reply, { ...request.body, role: 'user' }) };
    },
  });

  app.route({
    ...routeFor(endpoints.logInAdmin, {
      onRequest: neverStore,
      schema: { body: AdminLogIn, response: { 200: AdminLogInAnswer } },
    }),
    handler: async (request, reply) => {
      const { username: email, password } = request.body;
      const { _id, ...details } = await logInAndSetCookies(request, reply, {
        email,
        password,
        role: 'admin',
      });
      return { data: { userId: _id, ...details } };
    },
  });

  app.route({
    ...routeFor(endpoints.logOut, {
      onRequest: neverStore,
      schema: { response: { 200: MessageAnswer } },
    }),
    handler: async (request, reply) => {
      const token = cookies.session.read(request);
      if (token !== undefined) await logOut(db, { token, ip: request.ip });
      // No Clear-Site-Data: it would also empty the cart, which belongs to the device.
      cookies.session.clear(reply);
      return { message: userAnswerTexts.loggedOut };
    },
  });

  app.route({
    ...routeFor(endpoints.getSession, {
      onRequest: neverStore,
      schema: { response: { 200: SessionAnswer } },
    }),
    handler: async (request) => {
      const caller = await findCaller(request);
      return { user: caller ? await getUser(db, caller.userId) : null };
    },
  });

  app.route({
    ...routeFor(endpoints.listUsers, {
      schema: { querystring: listQuery(userSorts), response: { 200: UserListAnswer } },
    }),
    handler: async (request, reply) => {
      const { rows, total } = await listUsers(db, request.query);
      reply.header(TOTAL_COUNT_HEADER, total);
      return { data: rows };
    },
  });

  app.route({
    ...routeFor(endpoints.getUser, { schema: { params, response: { 200: UserDataAnswer } } }),
    handler: async (request) => ({ data: await getUser(db, request.params.id) }),
  });

  app.route({
    ...routeFor(endpoints.updateProfile, {
      schema: { params, body: ProfileChange, response: { 200: UserAnswer } },
    }),
    handler: async (request) => {
      const { id: userId } = request.params;
      const { _id: claimedId, ...change } = request.body;
      if (claimedId !== undefined && claimedId !== userId) throw forbidden();
      const { role, userId: actorId } = callerOf(request);
      if (role === 'user') return { user: await updateOwnProfile(db, userId, change) };
      return { user: await updateUserAsAdmin(db, { actorId, userId }, change) };
    },
  });

  app.route({
    ...routeFor(endpoints.deleteUser, {
      schema: { params, querystring: KnownVersion, response: { 200: MessageAnswer } },
    }),
    handler: async (request, reply) => {
      const { userId: actorId } = callerOf(request);
      const { id: userId } = request.params;
      await deleteUser(db, { actorId, userId, version: request.query.version });
      if (actorId === userId) cookies.session.clear(reply);
      return { message: userAnswerTexts.userDeleted };
    },
  });
}

/**
 * Personal answers must not be cached. On routes that are not public the guard sets this already.
 */
async function neverStore(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
