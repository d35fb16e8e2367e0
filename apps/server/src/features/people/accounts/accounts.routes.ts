import type { Role } from '@dalan/contract/people/accounts';
import {
  AdminLogIn,
  AdminLogInAnswer,
  LanguageChoice,
  LogIn,
  ProfileChange,
  Registration,
  SessionAnswer,
  UserAnswer,
  UserDataAnswer,
  UserListAnswer,
} from '@dalan/contract/people/accounts.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { errorTexts } from '@dalan/contract/errors';
import { listQuery } from '@dalan/contract/text/lists.schema';
import { Preferences } from '@dalan/contract/people/preferences.schema';
import { PasswordProof } from '@dalan/contract/people/passkeys.schema';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import { KnownVersion } from '@dalan/contract/text/versions.schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/http/access.ts';
import type { FindCaller } from '../../../platform/http/access.ts';
import type { Caller } from '../../../platform/caller.ts';
import { limitByAddress } from '../../../platform/http/limit-requests.ts';
import { neverStore } from '../../../platform/http/never-store.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { pageHeaders } from '../../../platform/http/page-headers.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { browserOf, setLogInCookies } from '../../../platform/http/session-cookie.ts';
import type { LogInCookies } from '../../../platform/http/session-cookie.ts';
import { forbidden } from '../../../platform/shop-error.ts';
import type { Events } from '../../events.ts';
import { toAdminLogIn } from './log-in/admin-log-in.rules.ts';
import { chooseLanguage } from './users/choose-language.ts';
import { createAccount } from './users/create-account.ts';
import { deleteUser } from './erasure/delete-user.ts';
import { describeSession } from './sessions/describe-session.ts';
import { getUserFor } from './users/get-user.ts';
import { listUsers } from './users/list-users.ts';
import { logIn } from './log-in/log-in.ts';
import type { LogInContext } from './log-in/log-in.ts';
import { logOut } from './sessions/log-out.ts';
import { proveWithPassword } from './log-in/prove-with-password.ts';
import { savePreferences } from './users/save-preferences.ts';
import { updateOwnProfile, updateUserAsAdmin } from './users/update-profile.ts';
import { userSorts } from './users/user-sorts.rules.ts';
import { userAnswerTexts } from './users/user-answer-texts.ts';

type AccountRoutes = LogInContext & {
  limits: { registrationsPerAddress: RateLimit };
  cookies: LogInCookies;
  findCaller: FindCaller;
  events: Events;
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
    handler: async ({ body: { profileImg: _img, role: _role, ...person }, ip }, reply) => {
      const account = { ...person, role: 'user' as const, ip };
      return reply.code(201).send({ user: await createAccount(accounts, account) });
    },
  });

  const logInAndSetCookies = async (
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: { name: string; password: string; role: Role },
  ) => {
    const loggedIn = await logIn(accounts, { ...attempt, ...browserOf(request, cookies) });
    setLogInCookies(reply, cookies, loggedIn);
    return loggedIn;
  };

  app.route({
    ...routeFor(endpoints.logIn, {
      onRequest: neverStore,
      schema: { body: LogIn, response: { 200: UserAnswer } },
    }),
    handler: async (request, reply) => {
      const { email: name, password } = request.body;
      const attempt = { name, password, role: 'user' as const };
      const { user } = await logInAndSetCookies(request, reply, attempt);
      return { user };
    },
  });

  app.route({
    ...routeFor(endpoints.logInAdmin, {
      onRequest: neverStore,
      schema: { body: AdminLogIn, response: { 200: AdminLogInAnswer } },
    }),
    handler: async (request, reply) => {
      const { username: name, password } = request.body;
      const attempt = { name, password, role: 'admin' as const };
      return toAdminLogIn(await logInAndSetCookies(request, reply, attempt));
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
      return caller ? describeSession(db, caller) : { user: null };
    },
  });

  app.route({
    ...routeFor(endpoints.savePreferences, {
      schema: { body: Preferences, response: { 200: Preferences } },
    }),
    handler: (request) => savePreferences(db, callerOf(request), request.body),
  });

  app.route({
    ...routeFor(endpoints.chooseLanguage, {
      schema: { body: LanguageChoice, response: { 200: UserAnswer } },
    }),
    handler: async (request) => ({
      user: await chooseLanguage(db, callerOf(request).userId, request.body.language),
    }),
  });

  for (const endpoint of [endpoints.proveWithPassword, endpoints.proveAsCustomer]) {
    app.route({
      ...routeFor(endpoint, {
        schema: { body: PasswordProof, response: { 200: MessageAnswer } },
      }),
      handler: async (request) => {
        await proveWithPassword(accounts, {
          userId: callerOf(request).userId,
          sessionToken: cookies.session.read(request) ?? '',
          password: request.body.password,
          ip: request.ip,
          deviceToken: cookies.device.read(request),
        });
        return { message: userAnswerTexts.proved };
      },
    });
  }

  app.route({
    ...routeFor(endpoints.listUsers, {
      schema: { querystring: listQuery(userSorts), response: { 200: UserListAnswer } },
    }),
    handler: async (request, reply) => {
      const isWithStaff = isOwner(callerOf(request));
      const page = await listUsers(db, request.query, { isWithStaff });
      reply.headers(pageHeaders(page));
      return { data: page.rows };
    },
  });

  app.route({
    ...routeFor(endpoints.getUser, { schema: { params, response: { 200: UserDataAnswer } } }),
    handler: async (request) => {
      const { userId: callerId, ...caller } = callerOf(request);
      const asking = { callerId, isOwner: isOwner(caller) };
      return { data: await getUserFor(db, asking, request.params.id) };
    },
  });

  app.route({
    ...routeFor(endpoints.updateProfile, {
      schema: { params, body: ProfileChange, response: { 200: UserAnswer } },
    }),
    handler: async (request) => {
      const { id: userId } = request.params;
      const { _id: claimedId, ...change } = request.body;
      if (claimedId !== undefined && claimedId !== userId) throw forbidden();
      const caller = callerOf(request);
      const { userId: actorId, hasFreshProof } = caller;
      const actor = { actorId, hasFreshProof, isOwner: isOwner(caller) };
      const isOwn = caller.userId === userId;
      if (isOwn && !actor.isOwner) return { user: await updateOwnProfile(db, userId, change) };
      return { user: await updateUserAsAdmin(db, { ...actor, userId }, change) };
    },
  });

  app.route({
    ...routeFor(endpoints.deleteUser, {
      schema: { params, querystring: KnownVersion, response: { 200: MessageAnswer } },
    }),
    handler: async (request, reply) => {
      const { userId: actorId } = callerOf(request);
      const { id: userId } = request.params;
      await deleteUser(accounts, { actorId, userId, version: request.query.version });
      if (actorId === userId) cookies.session.clear(reply);
      return { message: userAnswerTexts.userDeleted };
    },
  });
}

/** Only owners may open and change accounts of staff. */
function isOwner({ duty }: Pick<Caller, 'duty'>): boolean {
  return duty === 'owner';
}
