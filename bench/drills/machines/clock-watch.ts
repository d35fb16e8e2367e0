import type { Product } from '@dalan/contract/catalog/catalog';
import type { Order } from '@dalan/contract/orders/orders';
import type { History } from '../people/history.ts';
import { logIn, PASSWORD, registerCustomer } from '../../people.ts';
import type { Person } from '../../people.ts';
import { withDatabase } from '../../stored-orders.ts';
import { buyOne } from '../people/buyers.ts';
import type { DrillShop } from '../people/drill-shop.ts';

const EMAIL = 'clock@dalan.example';
const NEARLY_MS = 15 * 60_000;

export type ClockWatch = {
  /** Checks that the shop, with its clock this far ahead, follows the database's clock. */
  look: (clock: string, aheadMs: number) => Promise<void>;
  end: () => Promise<string[]>;
};

/** Follows one customer who returns under every clock. */
export async function watchClocks(shop: DrillShop, history: History): Promise<ClockWatch> {
  const { origin } = shop;
  const person = await registerCustomer(origin, EMAIL);
  const shelf = (await (await fetch(`${origin}/api/products`)).json()) as Product[];
  const product = shelf.find(({ isActive }) => isActive);
  if (product === undefined) throw new Error('there is no product');
  const problems: string[] = [];
  const placed: string[] = [];

  /** Returns the status of a session that ends in so many minutes by the database's clock. */
  const statusOfSession = async (minutes: number) => {
    const visitor = await logIn(origin, '/api/login', { email: EMAIL, password: PASSWORD });
    await letNewestSessionEnd(shop.databaseUrl, visitor, minutes);
    return (await ask(visitor, `/api/users/${visitor.userId}`)).status;
  };
  const ask = (visitor: Person, path: string) =>
    fetch(origin + path, { headers: { cookie: visitor.cookie } });

  return {
    look: async (clock, aheadMs) => {
      const note = (problem: string) => problems.push(`${clock}: ${problem}`);
      const first = await ask(person, `/api/users/${person.userId}`);
      if (first.status !== 200) note(`the first session got ${first.status}`);
      const said = Date.parse(first.headers.get('date') ?? '') - Date.now();
      if (Math.abs(said - aheadMs) > NEARLY_MS) note(`the clock is ${said} ms ahead`);
      const living = await statusOfSession(30);
      if (living !== 200) note(`a valid session got ${living}`);
      const ended = await statusOfSession(-30);
      if (ended !== 401) note(`an expired session got ${ended}`);
      const orderId = await buyOne(product, { history, origin, person });
      if (orderId === undefined) note('no order is taken');
      else placed.push(orderId);
    },
    end: async () => {
      const orders = (await (await ask(person, '/api/my-orders')).json()) as Order[];
      const shown = orders.map(({ _id }) => _id).reverse();
      const newest = placed.slice(-shown.length);
      if (shown.join() !== newest.join()) problems.push('my orders are not shown newest first');
      if (shown.length === 0) problems.push('my orders are gone');
      return problems;
    },
  };
}

function letNewestSessionEnd(
  databaseUrl: string,
  { userId }: Person,
  minutes: number,
): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      `update sessions set expires_at = now() + make_interval(mins => $2)
       where token_hash = (
         select token_hash from sessions where user_id = $1 order by created_at desc limit 1)`,
      [userId, minutes],
    );
  });
}
