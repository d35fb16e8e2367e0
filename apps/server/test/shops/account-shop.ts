import type {
  AccountAnswer,
  AccountChange,
  MyAccount,
  NewAccountPayment,
} from '@dalan/contract/on-account/accounts';
import type { Order } from '@dalan/contract/orders/orders';
import { accountPaymentRequest, saveAccountRequest } from '../requests/account-requests.ts';
import { saleBody, saleRequest } from '../requests/counter-requests.ts';
import type { WeighedFlour } from '../requests/counter-requests.ts';
import { orderRequest } from '../requests/order-requests.ts';
import type { Line } from '../requests/order-requests.ts';
import { createTestProduct } from './products.ts';
import type { TestProduct } from './products.ts';
import { logInAs } from './sessions.ts';
import type { LoggedIn } from './sessions.ts';
import { startTestApp } from './test-app.ts';

export type AccountShop = Awaited<ReturnType<typeof startAccountShop>>;

/** A shop in which customers may owe. */
export async function startAccountShop() {
  const shop = await startTestApp({
    LIMIT_ORDERS_PER_ACCOUNT: '10000/3600',
    LIMIT_OPEN_ORDERS_PER_ACCOUNT: '10000',
    LIMIT_KG_PER_ACCOUNT: '100000/86400',
  });
  const owner = await logInAs(shop, 'admin', { name: 'Prajakta Deshpande' });
  const counter = await logInAs(shop, 'admin', { name: 'Sunanda More', duty: 'counter' });
  const jowar = await createTestProduct(shop.db, { stockKg: 100_000, pricePerKg: 78 });
  const besan = await createTestProduct(shop.db, { stockKg: 100_000, pricePerKg: 138 });

  const get = async <Answer>(url: string, by: LoggedIn = counter) =>
    (await shop.app.inject({ url, headers: by.headers })).json<Answer>();

  function save(userId: string, change: Partial<AccountChange> = {}, by: LoggedIn = owner) {
    const whole = { limit: 10_000, percentOff: 0, prices: [], version: 0, ...change };
    return shop.app.inject(saveAccountRequest(by, userId, whole));
  }

  /** A customer who may owe ₹10,000 unless the change says otherwise. */
  async function customer(change: Partial<AccountChange> = {}, name = 'Annapurna Khanaval') {
    const buyer = await logInAs(shop, 'user', { name });
    const saved = await save(buyer.userId, change);
    if (saved.statusCode !== 200) throw new Error(saved.body);
    return buyer;
  }

  function place(buyer: LoggedIn, lines: Line[]) {
    return shop.app.inject(orderRequest(buyer, lines));
  }

  const read = (id: string) => get<Order>(`/api/admin/orders/${id}`);

  async function setStatus(id: string, orderStatus: string) {
    const { paymentStatus } = await read(id);
    return shop.app.inject({
      method: 'PUT',
      url: '/api/admin/order-and-payment/status',
      headers: counter.headers,
      payload: { orderId: id, orderStatus, paymentStatus },
    });
  }

  /** Delivered jowar on account. */
  async function owe(buyer: LoggedIn, kg: number, product: TestProduct = jowar): Promise<Order> {
    const placed = await place(buyer, [{ product, kg }]);
    if (placed.statusCode !== 201) throw new Error(placed.body);
    const { _id } = placed.json<Order>();
    await setStatus(_id, 'Delivered');
    return read(_id);
  }

  function sell(buyer: LoggedIn, lines: WeighedFlour[], change: object = {}, key?: string) {
    const named = { customerId: buyer.userId, contactNumber: buyer.phone };
    const body = saleBody(lines, { method: 'account', customer: named, ...change });
    return shop.app.inject(saleRequest(counter, body, key));
  }

  async function pay(
    buyer: LoggedIn,
    amount: number,
    change: Partial<NewAccountPayment> = {},
    key?: string,
  ) {
    const { owes: seenOwed } = (await account(buyer)).account;
    const payment = { amount, method: 'cash', seenOwed, ...change } as const;
    return shop.app.inject(accountPaymentRequest(counter, buyer.userId, payment, key));
  }

  const account = (buyer: LoggedIn, month?: string) =>
    get<AccountAnswer>(
      `/api/admin/accounts/${buyer.userId}${month === undefined ? '' : `?month=${month}`}`,
    );
  const mine = (buyer: LoggedIn) => get<MyAccount | null>('/api/my-account', buyer);

  return {
    ...shop,
    ...{
      owner,
      counter,
      jowar,
      besan,
      get,
      save,
      customer,
      place,
      read,
      setStatus,
      owe,
      sell,
      pay,
    },
    ...{ account, mine },
  };
}
