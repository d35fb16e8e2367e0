import { UserAnswer } from '@dalan/contract/people/accounts.schema';
import { endpoints } from '@dalan/contract/endpoints';
import { passwordTexts, staffEmailTexts } from '@dalan/contract/people/passwords';
import {
  AccountState,
  ForgottenPassword,
  ForgottenPasswordAnswer,
  MailedLink,
  NewPassword,
  PasswordChange,
  PasswordLinkAnswer,
} from '@dalan/contract/people/passwords.schema';
import { MessageAnswer } from '@dalan/contract/text/text.schema';
import { callerOf } from '../../../../platform/http/access.ts';
import { neverStore } from '../../../../platform/http/never-store.ts';
import { limitByAddress } from '../../../../platform/http/limit-requests.ts';
import type { RateLimit } from '../../../../platform/limits/rate-limit.ts';
import { routeFor } from '../../../../platform/http/route.ts';
import type { Api } from '../../../../platform/http/route.ts';
import { browserOf, setLogInCookies } from '../../../../platform/http/session-cookie.ts';
import type { LogInCookies } from '../../../../platform/http/session-cookie.ts';
import { askForNewPassword } from './ask-for-new-password.ts';
import { changePassword } from './change-password.ts';
import { askForConfirmation, confirmEmail } from '../emails/confirm-email.ts';
import { undoStaffEmail } from '../emails/staff-email.ts';
import { getAccountState } from '../emails/get-account-state.ts';
import { endAllSessions } from '../sessions/end-all-sessions.ts';
import type { LogInContext } from '../log-in/log-in.ts';
import { getPasswordLink, resetPassword } from './reset-password.ts';
import { userAnswerTexts } from '../users/user-answer-texts.ts';

type PasswordRoutes = LogInContext & {
  limits: { passwordLinksPerAddress: RateLimit };
  cookies: LogInCookies;
  /** False without a mail server. */
  sendsMail: boolean;
};

export function passwordRoutes(app: Api, accounts: PasswordRoutes): void {
  const { db, limits, cookies, sendsMail } = accounts;
  const message = { response: { 200: MessageAnswer } };

  app.route({
    ...routeFor(endpoints.askForNewPassword, {
      onRequest: neverStore,
      preHandler: limitByAddress(limits.passwordLinksPerAddress),
      schema: { body: ForgottenPassword, response: { 200: ForgottenPasswordAnswer } },
    }),
    handler: async (request) => {
      await askForNewPassword(db, request.body.email);
      return { message: passwordTexts.sentTitle, sendsMail };
    },
  });

  app.route({
    ...routeFor(endpoints.checkPasswordLink, {
      onRequest: neverStore,
      schema: { body: MailedLink, response: { 200: PasswordLinkAnswer } },
    }),
    handler: async (request) => {
      const { email, phone, role } = await getPasswordLink(db, request.body.token);
      return { email, role, ...(email === '' && { phone }) };
    },
  });

  app.route({
    ...routeFor(endpoints.resetPassword, {
      onRequest: neverStore,
      schema: { body: NewPassword, response: { 200: UserAnswer } },
    }),
    handler: async (request, reply) => {
      const { user, ...opened } = await resetPassword(accounts, {
        ...request.body,
        ...browserOf(request, cookies),
      });
      setLogInCookies(reply, cookies, opened);
      return { user };
    },
  });

  app.route({
    ...routeFor(endpoints.changePassword, { schema: { body: PasswordChange, ...message } }),
    handler: async (request, reply) => {
      const kept = await changePassword(accounts, {
        ...request.body,
        userId: callerOf(request).userId,
        ip: request.ip,
        deviceToken: cookies.device.read(request),
      });
      setLogInCookies(reply, cookies, kept);
      return { message: passwordTexts.changed };
    },
  });

  app.route({
    ...routeFor(endpoints.endAllSessions, { schema: message }),
    handler: async (request, reply) => {
      await endAllSessions(db, { userId: callerOf(request).userId, ip: request.ip });
      cookies.session.clear(reply);
      return { message: userAnswerTexts.loggedOut };
    },
  });

  app.route({
    ...routeFor(endpoints.getAccountState, { schema: { response: { 200: AccountState } } }),
    handler: (request) => getAccountState(db, { userId: callerOf(request).userId, sendsMail }),
  });

  app.route({
    ...routeFor(endpoints.askForConfirmation, {
      preHandler: limitByAddress(limits.passwordLinksPerAddress),
      schema: message,
    }),
    handler: async (request) => {
      await askForConfirmation(db, callerOf(request).userId);
      return { message: passwordTexts.confirmSent };
    },
  });

  app.route({
    ...routeFor(endpoints.confirmEmail, {
      onRequest: neverStore,
      schema: { body: MailedLink, ...message },
    }),
    handler: async (request) => {
      await confirmEmail(db, request.body.token);
      return { message: passwordTexts.confirmed };
    },
  });

  app.route({
    ...routeFor(endpoints.undoStaffEmail, {
      onRequest: neverStore,
      schema: { body: MailedLink, ...message },
    }),
    handler: async (request) => {
      await undoStaffEmail(db, { token: request.body.token, ip: request.ip });
      return { message: staffEmailTexts.undone };
    },
  });
}
