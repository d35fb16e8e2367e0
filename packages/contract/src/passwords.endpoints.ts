import { endpoint } from './endpoint.ts';
import type {
  AccountState,
  ForgottenPassword,
  ForgottenPasswordAnswer,
  MailedLink,
  NewPassword,
  PasswordChange,
  PasswordLinkAnswer,
} from './passwords.ts';
import type { UserAnswer } from './accounts.ts';
import type { MessageAnswer } from './text.ts';

type Nothing = Record<never, never>;

/** Passwords and mailed links. */
export const passwordEndpoints = {
  askForNewPassword: endpoint<{ body: ForgottenPassword }, ForgottenPasswordAnswer>(
    'POST',
    '/api/password/forgotten',
    'public',
  ),
  checkPasswordLink: endpoint<{ body: MailedLink }, PasswordLinkAnswer>(
    'POST',
    '/api/password/link',
    'public',
  ),
  resetPassword: endpoint<{ body: NewPassword }, UserAnswer>('POST', '/api/password/new', 'public'),
  changePassword: endpoint<{ body: PasswordChange }, MessageAnswer>(
    'POST',
    '/api/password/change',
    'account',
    undefined,
    { freshProof: 'staff' },
  ),
  /** The proof that customers need before they delete their account. */
  proveAsCustomer: endpoint<{ body: { password: string } }, MessageAnswer>(
    'POST',
    '/api/proof/password',
    'customer',
  ),
  endAllSessions: endpoint<Nothing, MessageAnswer>('POST', '/api/sessions/end-all', 'account'),
  getAccountState: endpoint<Nothing, AccountState>('GET', '/api/account', 'account'),
  askForConfirmation: endpoint<Nothing, MessageAnswer>(
    'POST',
    '/api/email/confirmation',
    'account',
  ),
  confirmEmail: endpoint<{ body: MailedLink }, MessageAnswer>(
    'POST',
    '/api/email/confirm',
    'public',
  ),
  /** For staff: the old address takes a change of the e-mail back. */
  undoStaffEmail: endpoint<{ body: MailedLink }, MessageAnswer>(
    'POST',
    '/api/email/undo',
    'public',
  ),
};
