import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountPrice, AccountStatement } from '@dalan/contract/on-account/accounts';
import type { Order } from '@dalan/contract/orders/orders';
import { rounds } from '../../../../../test/database/property-runs.ts';
import { returnRequest } from '../../../../../test/requests/credit-requests.ts';
import { paymentRequest } from '../../../../../test/requests/payment-requests.ts';
import { startAccountShop } from '../../../../../test/shops/account-shop.ts';
import type { AccountShop } from '../../../../../test/shops/account-shop.ts';
import type { LoggedIn } from '../../../../../test/shops/sessions.ts';
import { checkInvariants } from '../../../office/invariants/index.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await startAccountShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([]);
  await shop.close();
});

const step = fc.record({
  does: fc.constantFrom('order', 'order', 'sale', 'pay order', 'pay', 'pay', 'return', 'prices'),
  flour: fc.constantFrom('jowar', 'besan'),
  kg: fc.integer({ min: 1, max: 9 }),
  paise: fc.integer({ min: 1, max: 999_99 }),
  percentOff: fc.integer({ min: 0, max: 50 }),
  which: fc.nat({ max: 19 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** One order as a shopkeeper would note it: what is left of its grams, and what is open, in paise. */
type NotedOrder = {
  id: string;
  flour: Step['flour'];
  kg: number;
  perKgPaise: number;
  /** What brings the total to the rupee. */
  roundOffPaise: number;
  openPaise: number;
};

/** The account book of a shopkeeper: names, prices and open amounts, on paper. */
class Book {
  version = 1;
  percentOff = 0;
  listed = new Map<Step['flour'], number>();
  orders: NotedOrder[] = [];
  boughtPaise = 0;
  paidPaise = 0;

  priceOf(flour: Step['flour']): number {
    const publicPaise = flour === 'jowar' ? 7800 : 13800;
    const exact = (publicPaise * (100 - this.percentOff)) / 100;
    return Math.min(publicPaise, this.listed.get(flour) ?? Math.round(exact + 1e-9));
  }

  get owedPaise(): number {
    return this.orders.reduce((sum, { openPaise }) => sum + openPaise, 0);
  }
}

async function buy(book: Book, buyer: LoggedIn, { does, flour, kg }: Step) {
  const perKgPaise = book.priceOf(flour);
  const product = { ...shop[flour], pricePerKg: perKgPaise / 100 };
  const isSale = does === 'sale';
  const answer = isSale
    ? await shop.sell(buyer, [{ product, grams: kg * 1000 }])
    : await shop.place(buyer, [{ product, kg }]);
  expect(answer.statusCode, answer.body).toBe(201);
  const { _id: id } = answer.json<Order>();
  if (!isSale) await shop.setStatus(id, 'Delivered');
  const linePaise = perKgPaise * kg;
  const roundOffPaise = isSale ? Math.round(linePaise / 100 + 1e-9) * 100 - linePaise : 0;
  const openPaise = linePaise + roundOffPaise;
  book.orders.push({ id, flour, kg, perKgPaise, roundOffPaise, openPaise });
  book.boughtPaise += openPaise;
}

async function payOrder(book: Book, { which, paise }: Step) {
  const order = book.orders[which % Math.max(1, book.orders.length)];
  if (order === undefined) return;
  const answer = await shop.app.inject(
    paymentRequest(shop.counter, order.id, { method: 'UPI', amount: paise / 100 }),
  );
  expect(answer.statusCode, answer.body).toBe(paise <= order.openPaise ? 200 : 409);
  if (paise > order.openPaise) return;
  order.openPaise -= paise;
  book.paidPaise += paise;
}

async function payAccount(book: Book, buyer: LoggedIn, { paise }: Step) {
  const answer = await shop.pay(buyer, paise / 100, { seenOwed: book.owedPaise / 100 });
  expect(answer.statusCode, answer.body).toBe(paise <= book.owedPaise ? 200 : 409);
  if (paise > book.owedPaise) return;
  let left = paise;
  for (const order of book.orders) {
    const share = Math.min(left, order.openPaise);
    order.openPaise -= share;
    left -= share;
  }
  book.paidPaise += paise;
}

/** Gives a kilogram back, off the account if all of it is open there. */
async function giveBack(book: Book, { which }: Step) {
  const order = book.orders[which % Math.max(1, book.orders.length)];
  if (order === undefined || order.kg === 0) return;
  const worth = order.perKgPaise + (order.kg === 1 ? order.roundOffPaise : 0);
  const answer = await shop.app.inject(
    returnRequest(shop.counter, order.id, {
      lines: [{ productId: shop[order.flour].id, kg: 1 }],
      ...{ reason: 'torn bag', flour: 'thrown away', amount: worth / 100 },
      refund: { method: 'account', amount: worth / 100 },
    }),
  );
  expect(answer.statusCode, answer.body).toBe(worth <= order.openPaise ? 200 : 409);
  if (worth > order.openPaise) return;
  order.kg -= 1;
  order.openPaise -= worth;
  book.paidPaise += worth;
}

async function reprice(book: Book, buyer: LoggedIn, { flour, paise, percentOff, which }: Step) {
  // Below half a rupee a sale of a kilogram would be rounded to nothing, which the till refuses.
  book.listed = new Map(which % 3 === 0 ? [] : [[flour, Math.max(100, paise % 15_000)]]);
  book.percentOff = percentOff;
  const prices: AccountPrice[] = [...book.listed].map(([name, own]) => ({
    productId: shop[name].id,
    pricePerKg: own / 100,
  }));
  const { version } = book;
  const answer = await shop.save(buyer.userId, { limit: 1_000_000, percentOff, prices, version });
  expect(answer.statusCode, answer.body).toBe(200);
  book.version += 1;
}

async function take(book: Book, buyer: LoggedIn, one: Step) {
  const { does } = one;
  if (does === 'order' || does === 'sale') return buy(book, buyer, one);
  if (does === 'pay order') return payOrder(book, one);
  if (does === 'pay') return payAccount(book, buyer, one);
  if (does === 'return') return giveBack(book, one);
  return reprice(book, buyer, one);
}

async function compare(book: Book, buyer: LoggedIn) {
  const { account, orders, rows, months } = await shop.account(buyer);
  expect(Math.round(account.owes * 100)).toBe(book.owedPaise);
  const open = book.orders.filter(({ openPaise }) => openPaise > 0);
  expect(orders.map((order) => [order._id, Math.round(order.open * 100)])).toEqual(
    open.map(({ id, openPaise }) => [id, openPaise]),
  );
  if (rows.length === 0) return;
  expect(Math.round((rows[0]?.owesAfter ?? 0) * 100)).toBe(book.owedPaise);
  const sumOf = (key: 'bought' | 'paid') =>
    rows.reduce((sum, row) => sum + Math.round((row[key] ?? 0) * 100), 0);
  expect([sumOf('bought'), sumOf('paid')]).toEqual([book.boughtPaise, book.paidPaise]);
  const url = `/api/admin/accounts/${buyer.userId}/statement?month=${months[0]}`;
  const statement = await shop.get<AccountStatement>(url);
  expect(Math.round(statement.toPay * 100)).toBe(book.owedPaise);
}

test('random books of accounts are those of a shopkeeper with a pencil, to the paisa', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const buyer = await shop.customer({ limit: 1_000_000 });
      const book = new Book();
      for (const one of steps) await take(book, buyer, one);
      await compare(book, buyer);
    }),
    { numRuns: rounds(40) },
  );
});
