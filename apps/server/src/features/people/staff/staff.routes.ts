import type { FastifyRequest } from 'fastify';
import { AdminLogInAnswer } from '@dalan/contract/people/accounts.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { staffTexts } from '@dalan/contract/people/staff';
import { PasskeyAdding } from '@dalan/contract/people/passkeys.schema';
import {
  DisabledChange,
  DutyChange,
  InvitationToken,
  InvitationView,
  Joining,
  MadeInvitation,
  MadePasswordLink,
  NewInvitation,
  Staff,
} from '@dalan/contract/people/staff.schema';
import { byId, MessageAnswer } from '@dalan/contract/text/text.schema';
import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/access.ts';
import { limitByAddress } from '../../../platform/http/limit-requests.ts';
import type { RateLimit } from '../../../platform/limits/rate-limit.ts';
import { neverStore } from '../../../platform/http/never-store.ts';
import { routeFor } from '../../../platform/http/route.ts';
import type { Api } from '../../../platform/http/route.ts';
import { browserOf, setLogInCookies } from '../../../platform/http/session-cookie.ts';
import type { LogInCookies } from '../../../platform/http/session-cookie.ts';
import type { Events } from '../../events.ts';
import { toAdminLogIn } from '../accounts/index.ts';
import type { Passwords } from '../accounts/index.ts';
import type { RelyingParty } from '../passkeys/index.ts';
import { changeDuty, disableStaff, enableStaff, makePasswordLink } from './change-staff.ts';
import { cancelInvitation, inviteStaff, renewInvitation } from './invite-staff.ts';
import { joinStaff, startJoining, viewInvitation } from './join-staff.ts';
import { listStaff } from './list-staff.ts';

/** Texts that only the server says. */
const staffAnswerTexts = {
  dutyChanged: 'Duty changed',
  disabled: 'Disabled. Their sessions have ended.',
  enabled: 'Enabled',
  invitationCancelled: 'The link has ended',
} as const;

type StaffRoutes = {
  db: Db;
  passwords: Passwords;
  relyingParty: RelyingParty;
  limits: { registrationsPerAddress: RateLimit; passkeySignInsPerAddress: RateLimit };
  cookies: LogInCookies;
  events: Events;
};

const person = byId(staffTexts.notFound);
const invitation = byId(staffTexts.invitationNotFound);

export function staffRoutes(app: Api, staff: StaffRoutes): void {
  const { db, limits, cookies, events } = staff;
  const sessionOf = (request: FastifyRequest) => cookies.session.read(request) ?? '';

  app.route({
    ...routeFor(endpoints.listStaff, { schema: { response: { 200: Staff } } }),
    handler: () => listStaff(db),
  });

  app.route({
    ...routeFor(endpoints.changeDuty, {
      schema: { params: person, body: DutyChange, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      const change = { sessionToken: sessionOf(request), userId: request.params.id };
      await changeDuty(db, change, request.body);
      return { message: staffAnswerTexts.dutyChanged };
    },
  });

  app.route({
    ...routeFor(endpoints.setStaffDisabled, {
      schema: { params: person, body: DisabledChange, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      const change = { sessionToken: sessionOf(request), userId: request.params.id };
      const { isDisabled } = request.body;
      await (isDisabled ? disableStaff : enableStaff)(db, change);
      const { userId: actorId } = callerOf(request);
      if (isDisabled) await events.staffDisabled({ userId: change.userId, actorId });
      return { message: isDisabled ? staffAnswerTexts.disabled : staffAnswerTexts.enabled };
    },
  });

  app.route({
    ...routeFor(endpoints.makePasswordLink, {
      schema: { params: person, response: { 201: MadePasswordLink } },
    }),
    handler: async (request, reply) => {
      const change = { sessionToken: sessionOf(request), userId: request.params.id };
      return reply.code(201).send(await makePasswordLink(db, change));
    },
  });

  app.route({
    ...routeFor(endpoints.inviteStaff, {
      schema: { body: NewInvitation, response: { 201: MadeInvitation } },
    }),
    handler: async (request, reply) => {
      return reply.code(201).send(await inviteStaff(db, sessionOf(request), request.body));
    },
  });

  app.route({
    ...routeFor(endpoints.renewInvitation, {
      schema: { params: invitation, response: { 201: MadeInvitation } },
    }),
    handler: async (request, reply) => {
      const renewal = { sessionToken: sessionOf(request), id: request.params.id };
      return reply.code(201).send(await renewInvitation(db, renewal));
    },
  });

  app.route({
    ...routeFor(endpoints.cancelInvitation, {
      schema: { params: invitation, response: { 200: MessageAnswer } },
    }),
    handler: async (request) => {
      const { id } = request.params;
      await cancelInvitation(db, { sessionToken: sessionOf(request), id });
      return { message: staffAnswerTexts.invitationCancelled };
    },
  });

  app.route({
    ...routeFor(endpoints.viewInvitation, {
      onRequest: neverStore,
      schema: { body: InvitationToken, response: { 200: InvitationView } },
    }),
    handler: (request) => viewInvitation(db, request.body.token),
  });

  app.route({
    ...routeFor(endpoints.startJoining, {
      onRequest: neverStore,
      preHandler: limitByAddress(limits.passkeySignInsPerAddress),
      schema: { body: InvitationToken, response: { 200: PasskeyAdding } },
    }),
    handler: (request) => startJoining(staff, request.body.token),
  });

  app.route({
    ...routeFor(endpoints.joinStaff, {
      onRequest: neverStore,
      preHandler: limitByAddress(limits.registrationsPerAddress),
      schema: { body: Joining, response: { 201: AdminLogInAnswer } },
    }),
    handler: async (request, reply) => {
      const joined = await joinStaff(staff, request.body, browserOf(request, cookies));
      setLogInCookies(reply, cookies, joined);
      return reply.code(201).send(toAdminLogIn(joined));
    },
  });
}
