import { counter, endpoint, everyDuty, owner } from '../endpoint.ts';
import type { ById, Deletion, Listing, Nothing } from '../endpoint.ts';
import type { MessageAnswer } from '../text/text.ts';
import type {
  AdminLogIn,
  AdminLogInAnswer,
  LanguageChoice,
  LogIn,
  ProfileChange,
  Registration,
  SessionAnswer,
  User,
  UserAnswer,
} from './accounts.ts';
import type {
  NewPasskey,
  Passkey,
  PasskeyAdding,
  PasskeyListAnswer,
  PasskeyOptions,
  PasskeyUse,
} from './passkeys.ts';
import type {
  AccountState,
  ForgottenPassword,
  ForgottenPasswordAnswer,
  MailedLink,
  NewPassword,
  PasswordChange,
  PasswordLinkAnswer,
} from './passwords.ts';
import type { Preferences } from './preferences.ts';
import type {
  DisabledChange,
  DutyChange,
  InvitationView,
  Joining,
  MadeInvitation,
  MadePasswordLink,
  NewInvitation,
  Staff,
} from './staff.ts';

export const peopleEndpoints = {
  listUsers: endpoint<Listing, { data: User[] }>('GET', '/api/users', 'admin', counter),
  getUser: endpoint<ById, { data: User }>('GET', '/api/users/:id', 'self', counter),
  register: endpoint<{ body: Registration }, UserAnswer>('POST', '/api/users', 'public'),
  updateProfile: endpoint<ById & { body: ProfileChange }, UserAnswer>(
    'PUT',
    '/api/users/:id/profile',
    'self',
    counter,
  ),
  deleteUser: endpoint<Deletion, MessageAnswer>('DELETE', '/api/users/:id', 'self', owner, {
    freshProof: 'everybody',
  }),
  logIn: endpoint<{ body: LogIn }, UserAnswer>('POST', '/api/login', 'public'),
  logInAdmin: endpoint<{ body: AdminLogIn }, AdminLogInAnswer>(
    'POST',
    '/api/admin/login',
    'public',
  ),
  logOut: endpoint<Nothing, MessageAnswer>('POST', '/api/logout', 'public'),
  getSession: endpoint<Nothing, SessionAnswer>('GET', '/api/session', 'public'),
  /** Saves the caller's own preferences, so it takes no id. */
  savePreferences: endpoint<{ body: Preferences }, Preferences>(
    'PUT',
    '/api/admin/preferences',
    'admin',
    everyDuty,
  ),
  chooseLanguage: endpoint<{ body: LanguageChoice }, UserAnswer>(
    'PUT',
    '/api/admin/language',
    'admin',
    everyDuty,
  ),
  listStaff: endpoint<Nothing, Staff>('GET', '/api/admin/staff', 'admin', owner),
  changeDuty: endpoint<ById & { body: DutyChange }, MessageAnswer>(
    'PUT',
    '/api/admin/staff/:id/duty',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
  setStaffDisabled: endpoint<ById & { body: DisabledChange }, MessageAnswer>(
    'PUT',
    '/api/admin/staff/:id/disabled',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
  makePasswordLink: endpoint<ById, MadePasswordLink>(
    'POST',
    '/api/admin/staff/:id/password-link',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
  inviteStaff: endpoint<{ body: NewInvitation }, MadeInvitation>(
    'POST',
    '/api/admin/staff/invitations',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
  renewInvitation: endpoint<ById, MadeInvitation>(
    'POST',
    '/api/admin/staff/invitations/:id/renew',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
  cancelInvitation: endpoint<ById, MessageAnswer>(
    'DELETE',
    '/api/admin/staff/invitations/:id',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
  viewInvitation: endpoint<{ body: { token: string } }, InvitationView>(
    'POST',
    '/api/admin/join/invitation',
    'public',
  ),
  startJoining: endpoint<{ body: { token: string } }, PasskeyAdding>(
    'POST',
    '/api/admin/join/passkey',
    'public',
  ),
  joinStaff: endpoint<{ body: Joining }, AdminLogInAnswer>('POST', '/api/admin/join', 'public'),

  // Sign-in with a passkey, the proof that it is still the same person, and the list of passkeys.
  startPasskeySignIn: endpoint<Nothing, PasskeyOptions>(
    'POST',
    '/api/admin/passkey-login/options',
    'public',
  ),
  signInWithPasskey: endpoint<{ body: PasskeyUse }, AdminLogInAnswer>(
    'POST',
    '/api/admin/passkey-login',
    'public',
  ),
  startProof: endpoint<Nothing, PasskeyOptions>(
    'POST',
    '/api/admin/proof/options',
    'admin',
    everyDuty,
    {
      openWithoutPasskey: true,
    },
  ),
  proveWithPasskey: endpoint<{ body: PasskeyUse }, MessageAnswer>(
    'POST',
    '/api/admin/proof/passkey',
    'admin',
    everyDuty,
    { openWithoutPasskey: true },
  ),
  proveWithPassword: endpoint<{ body: { password: string } }, MessageAnswer>(
    'POST',
    '/api/admin/proof/password',
    'admin',
    everyDuty,
    { openWithoutPasskey: true },
  ),
  listPasskeys: endpoint<Nothing, PasskeyListAnswer>(
    'GET',
    '/api/admin/passkeys',
    'admin',
    everyDuty,
    {
      openWithoutPasskey: true,
    },
  ),
  startPasskey: endpoint<Nothing, PasskeyAdding>(
    'POST',
    '/api/admin/passkeys/options',
    'admin',
    everyDuty,
    {
      freshProof: 'staff',
      openWithoutPasskey: true,
    },
  ),
  addPasskey: endpoint<{ body: NewPasskey }, { data: Passkey }>(
    'POST',
    '/api/admin/passkeys',
    'admin',
    everyDuty,
    { freshProof: 'staff', openWithoutPasskey: true },
  ),
  renamePasskey: endpoint<ById & { body: { name: string } }, { data: Passkey }>(
    'PUT',
    '/api/admin/passkeys/:id',
    'admin',
    everyDuty,
    { freshProof: 'staff' },
  ),
  removePasskey: endpoint<ById, MessageAnswer>(
    'DELETE',
    '/api/admin/passkeys/:id',
    'admin',
    everyDuty,
    {
      freshProof: 'staff',
    },
  ),
  requirePasskeys: endpoint<{ body: { isRequired: boolean } }, MessageAnswer>(
    'PUT',
    '/api/admin/passkey-rule',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),

  // Passwords and mailed links.
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
  /** A link in a mail to the old address undoes a change of a staff member's e-mail. */
  undoStaffEmail: endpoint<{ body: MailedLink }, MessageAnswer>(
    'POST',
    '/api/email/undo',
    'public',
  ),
};
