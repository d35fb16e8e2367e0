import { randomUUID } from 'node:crypto';
import { shopClock } from '@dalan/contract/delivery/delivery';
import type { CounterAnswer } from '@dalan/contract/desk/counter';
import { counterTotal } from '@dalan/contract/desk/counter';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Account, AccountAnswer } from '@dalan/contract/on-account/accounts';
import { monthOf } from '@dalan/contract/on-account/accounts';
import { withDatabase } from '../stored-orders.ts';
import { Refused } from './crew.ts';
import type { Crew, Given } from './crew.ts';
import { confirmOrder, placeOrder } from './move-order.ts';

const month = () => monthOf(shopClock(new Date()).day);

/** Customers who may owe, and sales at the counter: random amounts fit neither. */
export const accountPreparations: Record<string, (crew: Crew) => Promise<Given>> = {
  getAccount: async (crew) => ({ id: (await owe(crew))._id, month: month() }),
  getAccountFile: async (crew) => ({ id: (await owe(crew))._id, month: month() }),
  getAccountStatement: async (crew) => ({ id: (await owe(crew))._id, month: month() }),
  mailAccountStatement: async (crew) => ({ id: (await owe(crew))._id, month: month() }),
  listAccountStatements: async () => ({ month: month() }),
  getMyStatement: async (crew) => {
    await owe(crew);
    return { month: month() };
  },
  // Each has a customer of its own: other prices would refuse the orders of the usual one.
  saveAccount: async (crew) => ({ id: await addCustomer(crew), version: 0 }),
  closeAccount: async (crew) => {
    const { _id: id, version } = await openAccount(crew, await addCustomer(crew));
    return { id, version };
  },
  recordAccountPayment: async (crew) => {
    const { _id: id, owes: seenOwed } = await owe(crew);
    return { id, amount: 1, seenOwed };
  },
  setOnAccount: async (crew) => {
    await openOwnAccount(crew);
    const { _id: id, version } = await confirmOrder(crew);
    return { id, version, onAccount: false };
  },

  sellAtCounter: async ({ call }) => {
    const { flours } = await call<CounterAnswer>('staff', 'GET', '/api/admin/counter');
    const flour = flours.toSorted((a, b) => b.stockKg - a.stockKg)[0];
    const pricePerKg = flour?.pricePerKg ?? 0;
    const [grind] = flour?.grinds ?? [];
    const line = { productId: flour?._id, quantityKg: 1, pricePerKg };
    const weighed = [{ pricePaise: rupeesToPaise(pricePerKg), grams: 1_000 }];
    const amount = paiseToRupees(counterTotal(weighed).toPayPaise);
    const items = [{ ...line, ...(grind && { grind: grind.key }) }];
    return { items, amount, method: 'cash', customer: undefined, soldAt: undefined };
  },
};

/** Gives the customer an account, if they have none, and an order on it. */
async function owe(crew: Crew): Promise<Account> {
  const { _id } = await openOwnAccount(crew);
  await placeOrder(crew);
  return (await readAccount(crew, _id)).account;
}

async function openOwnAccount(crew: Crew): Promise<Account> {
  // A customer whose session has ended is replaced here, before their id is used.
  await crew.call('customer', 'GET', '/api/account');
  return openAccount(crew, crew.userIdOf('customer'));
}

async function openAccount(crew: Crew, userId: string): Promise<Account> {
  const known = await readAccount(crew, userId).catch((error: unknown) => {
    if (error instanceof Refused) return undefined;
    throw error;
  });
  if (known !== undefined && known.account.isClosed !== true) return known.account;
  const version = known?.account.version ?? 0;
  const change = { limit: 100_000, percentOff: 0, prices: [], version };
  const path = `/api/admin/accounts/${userId}`;
  return (await crew.call<AccountAnswer>('staff', 'PUT', path, change)).account;
}

function readAccount({ call }: Crew, userId: string): Promise<AccountAnswer> {
  return call<AccountAnswer>('staff', 'GET', `/api/admin/accounts/${userId}`);
}

async function addCustomer({ databaseUrl }: Crew): Promise<string> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into users (name, email, phone, password_hash)
       values ('Annapurna Khanaval', $1, '5550008888', 'none') returning id`,
      [`${randomUUID()}@dalan.example`],
    );
    return rows[0]!.id;
  });
}
