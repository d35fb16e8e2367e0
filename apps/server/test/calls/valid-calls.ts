import { sql } from 'kysely';
import type { Role } from '@dalan/contract/people/accounts';
import { readyStorage } from '@dalan/contract/catalog/label-facts';
import { productImgPath } from '@dalan/contract/catalog/media';
import type { Order, OrderStatus } from '@dalan/contract/orders/orders';
import { uploadRequest } from '../requests/image-upload.ts';
import { orderBody, orderRequest } from '../requests/order-requests.ts';
import { createTestProduct } from '../shops/products.ts';
import { logInAs } from '../shops/sessions.ts';
import type { ValidCall } from './valid-call.ts';
import { accountCalls } from './valid-account-calls.ts';
import { customerAccountCalls } from './valid-customer-account-calls.ts';
import { contactCalls } from './valid-contact-calls.ts';
import { confirmCalls } from './valid-confirm-calls.ts';
import { dataCalls } from './valid-data-calls.ts';
import { drawerCalls } from './valid-drawer-calls.ts';
import { figuresCalls } from './valid-figures-calls.ts';
import { millingCalls } from './valid-milling-calls.ts';
import { paymentCalls } from './valid-payment-calls.ts';
import { bulkOrderCalls } from './valid-bulk-order-calls.ts';
import { riderCalls } from '../shops/rider-runs.ts';
import { runCalls } from './valid-run-calls.ts';
import { phoneOrderCalls } from './valid-phone-order-calls.ts';
import { repeatCalls } from './valid-repeat-calls.ts';
import { stockCalls } from './valid-stock-calls.ts';
import { staffCalls } from './valid-staff-calls.ts';
import { pictureBytes, pictureOf } from '../shops/test-pictures.ts';
import type { TestApp } from '../shops/test-app.ts';

type Parts = Partial<ValidCall>;
type Maker = (shop: TestApp, role: Role) => Promise<Parts>;

const page = { q: 'flour', page: '1', pageSize: '10', sort: '-createdAt' };
const noInput: Maker = async () => ({});
let made = 0;

/** What each route needs to succeed, created anew for every call. */
const makers: Record<string, Maker> = {
  'GET /healthz': noInput,
  'GET /livez': noInput,
  'GET /readyz': noInput,
  'GET /api/shop': noInput,
  'GET /api/home': noInput,
  'GET /api/shelf': noInput,
  'GET /api/delivery': noInput,
  'GET /api/admin/setup': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'GET /api/docs': noInput,
  'GET /api/docs/json': noInput,
  'GET /api/docs/yaml': noInput,
  'GET /api/docs/static/*': async () => ({ params: { '*': 'index.css' } }),
  'GET /api/docs/static/swagger-initializer.js': noInput,
  'GET /api/docs/static/theme/reference.css': noInput,
  'GET /api/docs/static/theme/viewport.js': noInput,
  'GET /api/openapi.json': noInput,
  'GET /api/session': noInput,
  'GET /media/:id/:file': async (shop) => ({
    params: { id: await pictureOf(shop), file: '640.jpg' },
  }),

  'GET /api/products': async () => ({ query: page }),
  'GET /api/products/:id': async (shop) => {
    const { id } = await createTestProduct(shop.db, { stockKg: 5 });
    return { by: await logInAs(shop, 'admin'), params: { id } };
  },
  'POST /api/products': async (shop) => ({
    by: await logInAs(shop, 'admin'),
    body: await productBody(shop),
  }),
  'PUT /api/products': async (shop) => {
    const { id } = await createTestProduct(shop.db, { stockKg: 5 });
    const stock = { quantity: 7, expectedQuantity: 5 };
    const body = { ...(await productBody(shop)), ...stock, _id: id, version: 1 };
    return { by: await logInAs(shop, 'admin'), body };
  },
  'DELETE /api/products/:id': async (shop) => {
    const { id } = await createTestProduct(shop.db, { stockKg: 5 });
    return { by: await logInAs(shop, 'admin'), params: { id } };
  },
  'POST /api/file_upload': async (shop) => {
    const { headers, payload } = uploadRequest(undefined, await pictureBytes());
    return { by: await logInAs(shop, 'admin'), headers, body: payload };
  },

  'POST /api/orders': async (shop) => {
    const by = await logInAs(shop, 'user');
    const product = await createTestProduct(shop.db, { stockKg: 5 });
    made += 1;
    const headers = { 'idempotency-key': `key-${made}` };
    return { by, headers, body: orderBody(by, [{ product, kg: 1 }]) };
  },
  'POST /api/orders/:id/cancel': async (shop) => {
    const { by, order } = await placeOrder(shop);
    return { by, params: { id: order._id } };
  },
  'GET /api/my-orders': async (shop) => ({ by: await logInAs(shop, 'user'), query: page }),
  'GET /api/admin/balances': async (shop) => ({ by: await logInAs(shop, 'admin'), query: page }),
  'GET /api/admin/orders': async (shop) => ({ by: await logInAs(shop, 'admin'), query: page }),
  'GET /api/admin/orders/:id': async (shop) => {
    const { order } = await placeOrder(shop);
    return { by: await logInAs(shop, 'admin'), params: { id: order._id } };
  },
  'GET /api/orders/:id/bill': (shop) => ownBill(shop),
  'POST /api/orders/:id/bill': (shop) => ownBill(shop),
  'GET /api/admin/orders/:id/bill': async (shop) => {
    const { staff, params } = await ownBill(shop);
    return { by: staff, params };
  },
  'POST /api/admin/orders/:id/bill': async (shop) => {
    const { staff, params } = await ownBill(shop, 'Processing');
    return { by: staff, params };
  },
  'GET /api/admin/users/:id/open-orders': async (shop) => {
    const { order } = await placeOrder(shop);
    return { by: await logInAs(shop, 'admin'), params: { id: order.userId._id } };
  },
  'GET /api/admin/events': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'DELETE /api/admin/orders/:id': async (shop) => {
    const { order } = await placeOrder(shop);
    return { by: await logInAs(shop, 'admin'), params: { id: order._id } };
  },
  'PUT /api/admin/order-and-payment/status': async (shop) => {
    const { order } = await placeOrder(shop);
    const { _id: orderId, version } = order;
    const body = { orderId, version, orderStatus: 'Confirmed', paymentStatus: 'Paid' };
    return { by: await logInAs(shop, 'admin'), body };
  },

  'GET /.well-known/security.txt': noInput,

  'POST /api/client-errors': async () => ({
    body: {
      app: 'storefront',
      kind: 'recovered',
      release: 'bd8e0b7f',
      path: '/products',
      message: 'Minified React error #418',
      stack: 'Error\n    at f (https://shop.example/static/js/shop-B3qh9wn0.js:1:2345)',
      componentStack: '\n    at Header (https://shop.example/static/js/shop-B3qh9wn0.js:1:77)',
    },
  }),

  'POST /api/visits': async () => ({
    body: {
      page: '/product/:id',
      language: 'mr',
      release: 'bd8e0b7f',
      ttfb: 120,
      lcp: 2600,
      cls: 3,
      elements: { lcp: 'img.hero-picture' },
    },
  }),

  'GET /api/admin/letters/unsent': async (shop) => ({ by: await logInAs(shop, 'admin') }),
  'POST /api/admin/letters/:id/send-again': async (shop) => {
    const { order } = await placeOrder(shop);
    const { rows } = await sql<{ id: string }>`
      update letters set given_up_at = now(), last_error = 'EENVELOPE 550'
      from order_events event where event.id::text = subject_id and order_id = ${order._id}
        and letters.kind = 'order/customer'
      returning letters.id`.execute(shop.db);
    return { by: await logInAs(shop, 'admin'), params: { id: rows[0]!.id } };
  },

  'GET /api/admin/audit': async (shop) => {
    const by = await logInAs(shop, 'admin');
    const days = { from: '2026-01-01', to: '2099-12-31' };
    return { by, query: { q: 'flour', before: '999', limit: '10', who: by.userId, ...days } };
  },
  'GET /api/my-data': async (shop) => ({ by: await logInAs(shop, 'user') }),
  ...accountCalls,
  ...customerAccountCalls,
  ...contactCalls,
  ...staffCalls,
  ...paymentCalls,
  ...drawerCalls,
  ...bulkOrderCalls,
  ...runCalls,
  ...stockCalls,
  ...confirmCalls,
  ...millingCalls,
  ...figuresCalls,
  ...riderCalls,
  ...phoneOrderCalls,
  ...repeatCalls,
  ...dataCalls,
};

const redirects = ['/api/docs/static/index.html', '/.well-known/change-password'];

/**
 * Lists every route that the server declares, such as `PUT /api/products`, without the redirects.
 */
export function routesOf({ app }: Pick<TestApp, 'app'>): string[] {
  return app.declaredRoutes
    .filter(({ method, url }) => method !== 'HEAD' && !redirects.includes(url))
    .map(({ method, url }) => `${method} ${url}`)
    .sort();
}

export function isUnsafe(route: string): boolean {
  return !route.startsWith('GET ');
}

/** A request that succeeds. `role` matters where both roles may call. */
export async function validCall(
  shop: TestApp,
  route: string,
  role: Role = 'user',
): Promise<ValidCall> {
  const make = makers[route];
  if (make === undefined) throw new Error(`no valid call defined for ${route}`);
  return {
    by: undefined,
    params: {},
    query: {},
    headers: {},
    body: undefined,
    ...(await make(shop, role)),
  };
}

/** The request for `app.inject`. */
export function requestOf(route: string, call: ValidCall) {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/:(\w+)|(?<=\/)\*$/g, (all: string, name: string = all) =>
    encodeURIComponent((call.params[name] ?? '').toWellFormed()),
  );
  const search = new URLSearchParams(call.query).toString();
  return {
    method: method,
    url: search === '' ? filled : `${filled}?${search}`,
    headers: { ...call.by?.headers, ...call.headers },
    ...(call.body !== undefined && { payload: call.body }),
  };
}

async function productBody(shop: TestApp) {
  return {
    name: 'Jowar Flour',
    nameMr: 'ज्वारीचे पीठ',
    nameHi: 'ज्वार का आटा',
    category: 'Millets',
    description: 'Ground on stone',
    descriptionMr: 'जात्यावर दळलेले',
    descriptionHi: 'पत्थर पर पिसा',
    text: 'For bhakri',
    textMr: 'भाकरीसाठी',
    textHi: 'भाकरी के लिए',
    searchAlso: ['jwari'],
    shelfLifeDays: 90,
    hsn: '1102',
    gstRate: 5,
    label: {
      ingredients: 'Jowar (sorghum)',
      ingredientsMr: 'ज्वारी',
      ingredientsHi: 'ज्वार',
      hasGluten: false,
      isMilledWithWheat: true,
      isVegetarian: true,
      ...readyStorage,
      origin: 'India',
    },
    pricePerKg: 78,
    isActive: true,
    sale: false,
    productImg: productImgPath(await pictureOf(shop)),
  };
}

/** A delivered order has its bill; one in milling gets it when somebody asks. */
async function ownBill(shop: TestApp, orderStatus: OrderStatus = 'Delivered') {
  const { by, order } = await placeOrder(shop);
  const staff = await logInAs(shop, 'admin');
  const payload = { orderId: order._id, orderStatus, paymentStatus: 'Paid' };
  const url = '/api/admin/order-and-payment/status';
  await shop.app.inject({ method: 'PUT', url, headers: staff.headers, payload });
  return { by, staff, params: { id: order._id } };
}

async function placeOrder(shop: TestApp) {
  const by = await logInAs(shop, 'user');
  const product = await createTestProduct(shop.db, { stockKg: 5 });
  const answer = await shop.app.inject(orderRequest(by, [{ product, kg: 1 }]));
  return { by, order: answer.json<Order>() };
}
