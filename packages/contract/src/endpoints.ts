import { deliveryEndpoints } from './delivery.endpoints.ts';
import { counter, endpoint, everyDuty, owner } from './endpoint.ts';
import type {
  AdminLogIn,
  AdminLogInAnswer,
  LogIn,
  ProfileChange,
  Registration,
  SessionAnswer,
  User,
  UserAnswer,
} from './accounts.ts';
import type { AuditAnswer, AuditQuery } from './audit.ts';
import { billEndpoints } from './bills.endpoints.ts';
import type { NewProduct, Product, ProductChange } from './catalog.ts';
import type { ContactMessage, NewContactMessage } from './contact.ts';
import { homeEndpoints } from './home.endpoints.ts';
import type { ListQuery } from './lists.ts';
import type { UploadAnswer } from './media.ts';
import type { NewOrder, Order, StatusChange } from './orders.ts';
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
  MailedLink,
  NewPassword,
  PasswordChange,
  PasswordLinkAnswer,
} from './passwords.ts';
import { paymentEndpoints } from './payments.endpoints.ts';
import { settingsEndpoints } from './settings.endpoints.ts';
import type { Placeholder, Shop } from './shop.ts';
import type {
  DisabledChange,
  DutyChange,
  InvitationView,
  Joining,
  MadeInvitation,
  NewInvitation,
  Staff,
} from './staff.ts';
import type { MessageAnswer } from './text.ts';
import type { KnownVersion } from './versions.schema.ts';

export type { Access, Ask, Endpoint, Method } from './endpoint.ts';

type ById = { params: { id: string } };
type Deletion = ById & { query?: KnownVersion };
type Listing = { query?: ListQuery };
type Nothing = Record<never, never>;

/** Every endpoint: section 7 of the specification, and what the server needs besides. */
export const endpoints = {
  ...billEndpoints,
  ...settingsEndpoints,
  ...homeEndpoints,
  ...deliveryEndpoints,
  ...paymentEndpoints,

  getShop: endpoint<Nothing, Shop>('GET', '/api/shop', 'public'),

  getSetup: endpoint<Nothing, { placeholders: Placeholder[] }>(
    'GET',
    '/api/admin/setup',
    'admin',
    owner,
  ),

  listProducts: endpoint<Listing, Product[]>('GET', '/api/products', 'public', counter),
  getProduct: endpoint<ById, Product>('GET', '/api/products/:id', 'public', counter),
  createProduct: endpoint<{ body: NewProduct }, Product>('POST', '/api/products', 'admin', owner),
  updateProduct: endpoint<{ body: ProductChange }, Product>('PUT', '/api/products', 'admin', owner),
  deleteProduct: endpoint<Deletion, MessageAnswer>('DELETE', '/api/products/:id', 'admin', owner),
  uploadImage: endpoint<{ body: FormData }, UploadAnswer>(
    'POST',
    '/api/file_upload',
    'admin',
    owner,
  ),

  placeOrder: endpoint<{ body: NewOrder }, Order>('POST', '/api/orders', 'customer'),
  cancelOrder: endpoint<ById, Order>('POST', '/api/orders/:id/cancel', 'customer'),
  listMyOrders: endpoint<Listing, Order[]>('GET', '/api/my-orders', 'customer'),
  listOrders: endpoint<Listing, Order[]>('GET', '/api/admin/orders', 'admin', counter),
  getOrder: endpoint<ById, Order>('GET', '/api/admin/orders/:id', 'admin', counter),
  listOpenOrdersOfUser: endpoint<ById, Order[]>(
    'GET',
    '/api/admin/users/:id/open-orders',
    'admin',
    counter,
  ),
  /** An event stream: see `live-orders.ts`. */
  watchOrders: endpoint<Nothing, never>('GET', '/api/admin/events', 'admin', counter),
  deleteOrder: endpoint<Deletion, MessageAnswer>(
    'DELETE',
    '/api/admin/orders/:id',
    'admin',
    counter,
  ),
  changeOrderStatus: endpoint<{ body: StatusChange }, Order>(
    'PUT',
    '/api/admin/order-and-payment/status',
    'admin',
    counter,
  ),

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
    freshProof: true,
  }),
  logIn: endpoint<{ body: LogIn }, UserAnswer>('POST', '/api/login', 'public'),
  logInAdmin: endpoint<{ body: AdminLogIn }, AdminLogInAnswer>(
    'POST',
    '/api/admin/login',
    'public',
  ),
  logOut: endpoint<Nothing, MessageAnswer>('POST', '/api/logout', 'public'),
  getSession: endpoint<Nothing, SessionAnswer>('GET', '/api/session', 'public'),

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
      freshProof: true,
      openWithoutPasskey: true,
    },
  ),
  addPasskey: endpoint<{ body: NewPasskey }, { data: Passkey }>(
    'POST',
    '/api/admin/passkeys',
    'admin',
    everyDuty,
    { freshProof: true, openWithoutPasskey: true },
  ),
  renamePasskey: endpoint<ById & { body: { name: string } }, { data: Passkey }>(
    'PUT',
    '/api/admin/passkeys/:id',
    'admin',
    everyDuty,
  ),
  removePasskey: endpoint<ById, MessageAnswer>(
    'DELETE',
    '/api/admin/passkeys/:id',
    'admin',
    everyDuty,
    {
      freshProof: true,
    },
  ),
  requirePasskeys: endpoint<{ body: { isRequired: boolean } }, MessageAnswer>(
    'PUT',
    '/api/admin/passkey-rule',
    'admin',
    owner,
    { freshProof: true },
  ),

  askForNewPassword: endpoint<{ body: ForgottenPassword }, MessageAnswer>(
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

  sendContactMessage: endpoint<{ body: NewContactMessage }, MessageAnswer>(
    'POST',
    '/api/contact',
    'public',
  ),
  listContactMessages: endpoint<Listing, { data: ContactMessage[] }>(
    'GET',
    '/api/contact',
    'admin',
    counter,
  ),
  deleteContactMessage: endpoint<ById, MessageAnswer>(
    'DELETE',
    '/api/contact/:id',
    'admin',
    counter,
  ),

  listAudit: endpoint<{ query?: AuditQuery }, AuditAnswer>(
    'GET',
    '/api/admin/audit',
    'admin',
    owner,
  ),
  /** A file to download, for people: no program reads its fields. */
  getMyData: endpoint<Nothing, Record<string, unknown>>('GET', '/api/my-data', 'customer'),

  listStaff: endpoint<Nothing, Staff>('GET', '/api/admin/staff', 'admin', owner),
  changeDuty: endpoint<ById & { body: DutyChange }, MessageAnswer>(
    'PUT',
    '/api/admin/staff/:id/duty',
    'admin',
    owner,
    { freshProof: true },
  ),
  setStaffDisabled: endpoint<ById & { body: DisabledChange }, MessageAnswer>(
    'PUT',
    '/api/admin/staff/:id/disabled',
    'admin',
    owner,
    { freshProof: true },
  ),
  inviteStaff: endpoint<{ body: NewInvitation }, MadeInvitation>(
    'POST',
    '/api/admin/staff/invitations',
    'admin',
    owner,
    { freshProof: true },
  ),
  renewInvitation: endpoint<ById, MadeInvitation>(
    'POST',
    '/api/admin/staff/invitations/:id/renew',
    'admin',
    owner,
    { freshProof: true },
  ),
  cancelInvitation: endpoint<ById, MessageAnswer>(
    'DELETE',
    '/api/admin/staff/invitations/:id',
    'admin',
    owner,
  ),
  viewInvitation: endpoint<{ body: { token: string } }, InvitationView>(
    'POST',
    '/api/admin/join/invitation',
    'public',
  ),
  joinStaff: endpoint<{ body: Joining }, AdminLogInAnswer>('POST', '/api/admin/join', 'public'),
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type RequestOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['request']>;
export type AnswerOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['answer']>;
