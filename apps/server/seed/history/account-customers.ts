import { dayAfter, shopClock, startOfDay } from '@dalan/contract/delivery/delivery';
import { monthOf, ownPricePaise } from '@dalan/contract/on-account/accounts';
import type { AccountChange } from '@dalan/contract/on-account/accounts';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Agenda } from './agenda.ts';
import { orderFor, register } from './mill.ts';
import type { Customer, Mill } from './mill.ts';
import type { Person } from './people.ts';
import {
  getAccount,
  recordAccountPayment,
  saveAccount,
} from '../../src/features/sales/orders/index.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The late payer leaves open what was ordered since, so that the oldest order is over a month old. */
const LATE_DAYS = 36;

type Buyer = {
  person: Person;
  limit: number;
  percentOff: number;
  /** Off the public price of these flours, by the beginning of their slugs. */
  ownPrices: readonly (readonly [slug: string, rupeesOff: number])[];
  usual: readonly (readonly [slug: string, kg: number])[];
  everyDays: number;
  isLate: boolean;
};

const buyers: readonly Buyer[] = [
  {
    person: {
      name: 'Annapurna Khanaval',
      phone: '5550020001',
      email: 'annapurna.khanaval@example.com',
      address: '112, Nagnath Par, Sadashiv Peth, Pune 411030',
      pincode: '411030',
      weight: 0,
    },
    limit: 15_000,
    percentOff: 8,
    ownPrices: [],
    usual: [
      ['lokwan', 10],
      ['jowar', 6],
      ['bajra', 4],
    ],
    everyDays: 3,
    isLate: false,
  },
  {
    person: {
      name: 'Hotel Gulmohar Thali',
      phone: '5550020002',
      email: 'hotel.gulmohar@example.com',
      address: '8, Ghole Road, Shivajinagar, Pune 411005',
      pincode: '411005',
      weight: 0,
    },
    limit: 40_000,
    percentOff: 0,
    ownPrices: [
      ['lokwan', 5],
      ['jowar', 6],
    ],
    usual: [
      ['lokwan', 20],
      ['jowar', 8],
      ['besan', 4],
    ],
    everyDays: 4,
    isLate: true,
  },
];

type Account = { buyer: Buyer; customer: Customer; terms: AccountChange };

/**
 * Two kitchens buy on account from the first day and pay at the start of each month. One of them is
 * behind.
 */
export async function openAccounts(mill: Mill, history: readonly string[], now: Date) {
  for (const buyer of buyers) {
    const customer: Customer = {
      ...buyer.person,
      joinsAt: mill.opened,
      userId: undefined,
      lastOrderAt: undefined,
    };
    customer.userId = await register(mill, customer);
    const terms = termsOf(mill, buyer);
    const { userId } = customer;
    await saveAccount(mill.database.db, { userId, actorId: mill.owner, change: terms });
    addDays(mill.agenda, mill, { account: { buyer, customer, terms }, history, now });
  }
}

function termsOf({ flours }: Mill, { limit, percentOff, ownPrices }: Buyer): AccountChange {
  const prices = flours.flatMap(({ id, slug, pricePaise }) => {
    const [, rupeesOff] = ownPrices.find(([start]) => slug.startsWith(start)) ?? [];
    if (rupeesOff === undefined) return [];
    return [{ productId: id, pricePerKg: paiseToRupees(pricePaise) - rupeesOff }];
  });
  return { limit, percentOff, prices, version: 0 };
}

type Days = { account: Account; history: readonly string[]; now: Date };

function addDays(agenda: Agenda, mill: Mill, { account, history, now }: Days): void {
  const { everyDays, isLate } = account.buyer;
  for (const [index, day] of history.entries()) {
    const morning = startOfDay(day).getTime();
    if (index % everyDays === 0) {
      agenda.add(new Date(morning + 10.7 * HOUR_MS), () => orderOnAccount(mill, account));
    }
  }
  for (const day of [...history, shopClock(now).day]) {
    if (monthOf(day) === monthOf(dayAfter(day, -1))) continue;
    const at = startOfDay(day);
    const late = Math.min(at.getTime() - 5 * DAY_MS, now.getTime() - LATE_DAYS * DAY_MS);
    const before = isLate ? new Date(late) : at;
    agenda.add(new Date(at.getTime() + 11.2 * HOUR_MS), () => pay(mill, account, before));
  }
}

async function orderOnAccount(mill: Mill, { buyer, customer, terms }: Account): Promise<void> {
  const lines = buyer.usual.flatMap(([start, kg], index) => {
    const flour = mill.flours.find(({ slug }) => slug.startsWith(start)) ?? mill.flours[index];
    if (flour === undefined || flour.leftGrams < kg * 1000) return [];
    const pricePaise = ownPricePaise(flour.id, flour.pricePaise, terms);
    return [{ flour, grind: flour.grinds[0], kg, pricePaise }];
  });
  if (lines.length > 0) await orderFor(mill, customer, { lines, isCall: true });
}

/** Pays what was ordered before a moment, by UPI. */
async function pay(mill: Mill, { customer }: Account, before: Date): Promise<void> {
  const { db } = mill.database;
  const userId = customer.userId ?? '';
  const { account, orders } = await getAccount(db, userId);
  const paise = orders
    .filter(({ createdAt }) => new Date(createdAt) < before)
    .reduce((sum, { open }) => sum + rupeesToPaise(open), 0);
  if (paise === 0) return;
  await recordAccountPayment(db, {
    userId,
    actorId: mill.counter,
    idempotencyKey: mill.key(),
    amount: paiseToRupees(paise),
    method: 'UPI',
    reference: String(mill.chance.int(4_000_000_000, 4_999_999_999)),
    seenOwed: account.owes,
  });
}
