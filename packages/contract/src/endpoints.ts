import { deliveryEndpoints } from './delivery.endpoints.ts';
import { counter, endpoint, owner } from './endpoint.ts';
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
import { bulkOrderEndpoints } from './bulk-orders.endpoints.ts';
import { clientErrorEndpoints } from './client-errors.endpoints.ts';
import { confirmEndpoints } from './confirm.endpoints.ts';
import type { NewProduct, Product, ProductChange } from './catalog.ts';
import { contactEndpoints } from './contact.endpoints.ts';
import { exportEndpoints } from './exports.endpoints.ts';
import { figuresEndpoints } from './figures.endpoints.ts';
import { homeEndpoints } from './home.endpoints.ts';
import type { LanguageQuery } from './languages.ts';
import type { ListQuery } from './lists.ts';
import type { UploadAnswer } from './media.ts';
import { millingEndpoints } from './milling.endpoints.ts';
import { orderContentsEndpoints } from './order-contents.endpoints.ts';
import { orderEndpoints } from './orders.endpoints.ts';
import type { PasskeyAdding } from './passkeys.ts';
import { passkeyEndpoints } from './passkeys.endpoints.ts';
import { passwordEndpoints } from './passwords.endpoints.ts';
import { paymentEndpoints } from './payments.endpoints.ts';
import { phoneOrderEndpoints } from './phone-orders.endpoints.ts';
import { productImportEndpoints } from './product-import.endpoints.ts';
import { repeatEndpoints } from './repeats.endpoints.ts';
import { riderEndpoints, runEndpoints } from './runs.endpoints.ts';
import { settingsEndpoints } from './settings.endpoints.ts';
import { shelfEndpoints } from './shelf.endpoints.ts';
import type { Setup, Shop } from './shop.ts';
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
import { stockEndpoints } from './stock.endpoints.ts';
import type { MessageAnswer } from './text.ts';
import { todayEndpoints } from './today.endpoints.ts';
import type { KnownVersion } from './versions.schema.ts';

export type { Access, Ask, Endpoint, FreshProof, Method } from './endpoint.ts';

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
  ...bulkOrderEndpoints,
  ...orderEndpoints,
  ...passwordEndpoints,
  ...runEndpoints,
  ...confirmEndpoints,
  ...contactEndpoints,
  ...clientErrorEndpoints,
  ...todayEndpoints,
  ...figuresEndpoints,
  ...passkeyEndpoints,
  ...millingEndpoints,
  ...riderEndpoints,
  ...phoneOrderEndpoints,
  ...orderContentsEndpoints,
  ...repeatEndpoints,
  ...shelfEndpoints,
  ...stockEndpoints,
  ...exportEndpoints,
  ...productImportEndpoints,

  getShop: endpoint<Nothing, Shop>('GET', '/api/shop', 'public'),

  getSetup: endpoint<Nothing, Setup>('GET', '/api/admin/setup', 'admin', owner),

  listProducts: endpoint<Listing, Product[]>('GET', '/api/products', 'public', counter),
  getProduct: endpoint<ById & { query?: LanguageQuery }, Product>(
    'GET',
    '/api/products/:id',
    'public',
    counter,
  ),
  createProduct: endpoint<{ body: NewProduct }, Product>('POST', '/api/products', 'admin', owner),
  updateProduct: endpoint<{ body: ProductChange }, Product>('PUT', '/api/products', 'admin', owner),
  deleteProduct: endpoint<Deletion, MessageAnswer>('DELETE', '/api/products/:id', 'admin', owner),
  uploadImage: endpoint<{ body: FormData }, UploadAnswer>(
    'POST',
    '/api/file_upload',
    'admin',
    owner,
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
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type RequestOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['request']>;
export type AnswerOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['answer']>;
