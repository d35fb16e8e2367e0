import { randomUUID } from 'node:crypto';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { NewOrder, Order, OrderStatus, StatusChange } from '@dalan/contract/orders/orders';
import { logIn, PASSWORD, registerCustomer } from '../people.ts';
import type { Person } from '../people.ts';
import { withDatabase } from '../stored-orders.ts';
import { sendRequest } from './send-request.ts';
import type { ApiRequest } from './send-request.ts';
import type { LoadShop } from './load-shop.ts';

/** A hundred calls have this mix. A file is a script, a font or a picture of the pages. */
export const MIX = {
  home: 10,
  products: 10,
  product: 10,
  catalogue: 20,
  file: 30,
  'log-in': 1,
  order: 4,
  'my orders': 5,
  'staff list': 4,
  'staff search': 3,
  'staff status': 3,
};
export type Kind = keyof typeof MIX;
export const KINDS = Object.keys(MIX) as Kind[];

/** `learn` gets the body of a successful answer. */
type Call = ApiRequest & { status?: number; learn?: (body: Buffer) => void };
export type Visitors = {
  compose: Record<Kind, () => Call>;
  ordersTaken: () => number;
};

const CUSTOMERS = 40;
const ADMIN = { username: 'admin@dalan.example', password: 'grind-the-grain' };
const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  Placed: 'Confirmed',
  Confirmed: 'Processing',
  Processing: 'Shipped',
  Shipped: 'Delivered',
};

/** Registers the visitors of the shop and prepares their calls. */
export async function createVisitors({ servers, databaseUrl }: LoadShop): Promise<Visitors> {
  const { origin } = servers[0]!;
  const products = (await (await fetch(`${origin}/api/products`)).json()) as Product[];
  const files = await findFiles(origin, ['/', '/products']);
  const phones = await findPhones(databaseUrl);
  const staff = await logIn(origin, '/api/admin/login', ADMIN);
  const customers: Person[] = [];
  for (let number = 0; number < CUSTOMERS; number += 1) {
    customers.push(await registerCustomer(origin, emailOf(number)));
  }
  const open: Order[] = [];
  let taken = 0;
  const by = ({ cookie }: Person) => ({ headers: { cookie } });
  const order = (): Call => {
    const person = pick(customers);
    return {
      method: 'POST',
      path: '/api/orders',
      headers: { cookie: person.cookie, 'idempotency-key': randomUUID() },
      body: orderOf(person, pick(products)),
      status: 201,
      learn: (body) => {
        taken += 1;
        open.push(JSON.parse(body.toString()) as Order);
      },
    };
  };
  const compose: Record<Kind, () => Call> = {
    home: () => ({ path: '/' }),
    products: () => ({ path: '/products' }),
    product: () => ({ path: `/product/${pick(products)._id}` }),
    catalogue: () => ({ path: '/api/products' }),
    file: () => ({ path: pick(files) }),
    'log-in': () => ({
      method: 'POST',
      path: '/api/login',
      body: { email: emailOf(Math.floor(Math.random() * CUSTOMERS)), password: PASSWORD },
    }),
    order,
    'my orders': () => ({ path: '/api/my-orders', ...by(pick(customers)) }),
    'staff list': () => ({ path: '/api/admin/orders?pageSize=25', ...by(staff) }),
    'staff search': () => ({
      path: `/api/admin/orders?pageSize=25&q=${pick(phones)}`,
      ...by(staff),
    }),
    'staff status': () => ({
      method: 'PUT',
      path: '/api/admin/order-and-payment/status',
      ...by(staff),
      body: nextStepOf(open.shift()),
      learn: (body) => {
        const moved = JSON.parse(body.toString()) as Order;
        if (NEXT[moved.orderStatus] !== undefined) open.push(moved);
      },
    }),
  };
  // Staff need orders from the start.
  for (let number = 0; number < CUSTOMERS; number += 1) {
    const { learn, ...first } = order();
    learn?.((await sendRequest(origin, first)).body);
  }
  return { compose, ordersTaken: () => taken };
}

function nextStepOf(order: Order | undefined): StatusChange {
  if (order === undefined) throw new Error('there is no order to move on');
  const { _id: orderId, paymentStatus, version } = order;
  return { orderId, paymentStatus, version, orderStatus: NEXT[order.orderStatus] ?? 'Delivered' };
}

function orderOf({ userId }: Person, product: Product): NewOrder {
  const { _id: productId, pricePerKg } = product;
  return {
    userId,
    items: [{ productId, quantityKg: 1 + Math.floor(Math.random() * 5), pricePerKg }],
    deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
    contactNumber: String(6_000_000_000 + Math.floor(Math.random() * 3_999_999_999)),
  };
}

async function findFiles(origin: string, pages: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const page of pages) {
    const html = await (await fetch(origin + page)).text();
    for (const [path] of html.matchAll(/\/(?:static|media)\/[\w./-]+\.\w+/g)) found.add(path);
  }
  return [...found];
}

function findPhones(databaseUrl: string): Promise<string[]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ phone: string }>(
      'select contact_number as phone from orders order by random() limit 200',
    );
    return rows.map(({ phone }) => phone);
  });
}

function emailOf(number: number): string {
  return `load-${number}@dalan.example`;
}

function pick<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}
