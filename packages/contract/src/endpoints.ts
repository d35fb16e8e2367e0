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
import type { NewProduct, Product, ProductChange } from './catalog.ts';
import type { ContactMessage, NewContactMessage } from './contact.ts';
import type { ListQuery } from './lists.ts';
import type { UploadAnswer } from './media.ts';
import type { NewOrder, Order, StatusChange } from './orders.ts';
import type { Placeholder, Shop } from './shop.ts';
import type { MessageAnswer } from './text.ts';
import type { KnownVersion } from './versions.schema.ts';

/** Anyone, logged-in customers, the account itself or staff, staff only. */
export type Access = 'public' | 'customer' | 'self' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Ask = {
  params?: Record<string, string>;
  query?: ListQuery | KnownVersion;
  body?: unknown;
};

export type Endpoint<Request extends Ask, Answer> = {
  method: Method;
  path: string;
  access: Access;
  /** Types only, never set. */
  readonly request?: Request;
  readonly answer?: Answer;
};

function endpoint<Request extends Ask, Answer>(
  method: Method,
  path: string,
  access: Access,
): Endpoint<Request, Answer> {
  return { method, path, access };
}

type ById = { params: { id: string } };
type Deletion = ById & { query?: KnownVersion };
type Listing = { query?: ListQuery };
type Nothing = Record<never, never>;

/** Every endpoint: section 7 of the specification, and what the server needs besides. */
export const endpoints = {
  getShop: endpoint<Nothing, Shop>('GET', '/api/shop', 'public'),

  getSetup: endpoint<Nothing, { placeholders: Placeholder[] }>('GET', '/api/admin/setup', 'admin'),

  listProducts: endpoint<Listing, Product[]>('GET', '/api/products', 'public'),
  getProduct: endpoint<ById, Product>('GET', '/api/products/:id', 'public'),
  createProduct: endpoint<{ body: NewProduct }, Product>('POST', '/api/products', 'admin'),
  updateProduct: endpoint<{ body: ProductChange }, Product>('PUT', '/api/products', 'admin'),
  deleteProduct: endpoint<Deletion, MessageAnswer>('DELETE', '/api/products/:id', 'admin'),
  uploadImage: endpoint<{ body: FormData }, UploadAnswer>('POST', '/api/file_upload', 'admin'),

  placeOrder: endpoint<{ body: NewOrder }, Order>('POST', '/api/orders', 'customer'),
  cancelOrder: endpoint<ById, Order>('POST', '/api/orders/:id/cancel', 'customer'),
  listMyOrders: endpoint<Listing, Order[]>('GET', '/api/my-orders', 'customer'),
  listOrders: endpoint<Listing, Order[]>('GET', '/api/admin/orders', 'admin'),
  getOrder: endpoint<ById, Order>('GET', '/api/admin/orders/:id', 'admin'),
  listOpenOrdersOfUser: endpoint<ById, Order[]>('GET', '/api/admin/users/:id/open-orders', 'admin'),
  /** An event stream: see `live-orders.ts`. */
  watchOrders: endpoint<Nothing, never>('GET', '/api/admin/events', 'admin'),
  deleteOrder: endpoint<Deletion, MessageAnswer>('DELETE', '/api/admin/orders/:id', 'admin'),
  changeOrderStatus: endpoint<{ body: StatusChange }, Order>(
    'PUT',
    '/api/admin/order-and-payment/status',
    'admin',
  ),

  listUsers: endpoint<Listing, { data: User[] }>('GET', '/api/users', 'admin'),
  getUser: endpoint<ById, { data: User }>('GET', '/api/users/:id', 'self'),
  register: endpoint<{ body: Registration }, UserAnswer>('POST', '/api/users', 'public'),
  updateProfile: endpoint<ById & { body: ProfileChange }, UserAnswer>(
    'PUT',
    '/api/users/:id/profile',
    'self',
  ),
  deleteUser: endpoint<Deletion, MessageAnswer>('DELETE', '/api/users/:id', 'self'),
  logIn: endpoint<{ body: LogIn }, UserAnswer>('POST', '/api/login', 'public'),
  logInAdmin: endpoint<{ body: AdminLogIn }, AdminLogInAnswer>(
    'POST',
    '/api/admin/login',
    'public',
  ),
  logOut: endpoint<Nothing, MessageAnswer>('POST', '/api/logout', 'public'),
  getSession: endpoint<Nothing, SessionAnswer>('GET', '/api/session', 'public'),

  sendContactMessage: endpoint<{ body: NewContactMessage }, MessageAnswer>(
    'POST',
    '/api/contact',
    'public',
  ),
  listContactMessages: endpoint<Listing, { data: ContactMessage[] }>(
    'GET',
    '/api/contact',
    'admin',
  ),
  deleteContactMessage: endpoint<ById, MessageAnswer>('DELETE', '/api/contact/:id', 'admin'),
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type RequestOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['request']>;
export type AnswerOf<Name extends EndpointName> = NonNullable<Endpoints[Name]['answer']>;
