import type { Grind, LineId } from '@dalan/contract/catalog/grinds';
import { chargePaise, areaOf } from '@dalan/contract/delivery/delivery';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import type { Settings } from '@dalan/contract/settings/settings';
import { kgToGrams, linePaise } from '@dalan/contract/money/weight';
import { createAccount } from '../../src/features/people/accounts/index.ts';
import type { Passwords } from '../../src/features/people/accounts/index.ts';
import { placeOrder, placePhoneOrder } from '../../src/features/sales/orders/index.ts';
import type { DeliverySource, OrderLimits } from '../../src/features/sales/orders/index.ts';
import type { Database, Db } from '../../src/platform/db/database.ts';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import type { Person } from './people.ts';

export type Flour = {
  id: string;
  slug: string;
  pricePaise: number;
  stepGrams: number;
  grinds: Grind[];
  leftGrams: number;
  soldGrams: number;
};
export type Customer = Person & {
  /** The day on which they hear of the mill. */
  joinsAt: Date;
  userId: string | undefined;
  lastOrderAt: Date | undefined;
};

/** An order on its way through the mill. */
export type OpenOrder = {
  id: string;
  customer: Customer;
  version: number;
  step: 'to confirm' | 'to mill' | 'to pack' | 'packed';
  lines: (LineId & { kg: number })[];
  dueOn: string;
  toPay: number;
  placedAt: Date;
  noAnswers: number;
  /** True if the order is left for the person who opens the demo. */
  isLeft: boolean;
};

/** Everything that the history is made of. */
export type Mill = {
  database: Database;
  /** More connections, for work on many orders at once. */
  helpers: Db[];
  city: string;
  limits: OrderLimits;
  settings: Settings;
  delivery: DeliverySource;
  agenda: Agenda;
  chance: Chance;
  opened: Date;
  /** The moment of the demo clock. */
  now: () => Date;
  key: () => string;
  passwords: Passwords;
  owner: string;
  counter: string;
  riders: string[];
  flours: Flour[];
  customers: Customer[];
  open: OpenOrder[];
  /** Orders that were delivered and paid in full, the last ones. */
  paidLast: string[];
};

const DAY_MS = 86_400_000;
/** Nobody orders flour again sooner. */
const PAUSE_MS = 3 * DAY_MS;
/** People who have just heard of the mill order soon. */
const FIRST_ORDER_WEIGHT = 12;
const CUSTOMER_PASSWORD = 'bhakri-for-two';

/** How much of each flour an order has, and how often, by the beginning of its slug. */
const habits: readonly (readonly [slug: string, often: number, kg: number[]])[] = [
  ['lokwan', 9, [3, 5, 5, 8]],
  ['khapli', 3, [1, 2, 3]],
  ['jowar', 6, [2, 3, 5]],
  ['bajra', 4, [1, 2, 3]],
];
const USUAL: readonly [often: number, kg: number[]] = [2, [1, 1, 2]];

function habitOf(flour: Flour): readonly [often: number, kg: number[]] {
  const habit = habits.find(([slug]) => flour.slug.startsWith(slug));
  return habit === undefined ? USUAL : [habit[1], habit[2]];
}

/** Somebody orders now. Undefined if the shelves are empty or everybody has flour. */
export async function order(mill: Mill, isLeft = false): Promise<OpenOrder | undefined> {
  const { chance } = mill;
  const customer = nextCustomer(mill, isLeft);
  const lines = chooseLines(mill);
  if (customer === undefined || lines.length === 0) return undefined;
  if (areaOf(mill.settings.delivery, customer.pincode) === undefined) return undefined;
  const isCall = customer.email === undefined || (!isLeft && chance.is(0.06));
  return orderFor(mill, customer, { lines, isCall, isLeft });
}

type Ordering = { lines: Line[]; isCall: boolean; isLeft?: boolean };

/** A customer of an area that the mill delivers to orders these lines. */
export async function orderFor(
  mill: Mill,
  customer: Customer,
  { lines, isCall, isLeft = false }: Ordering,
): Promise<OpenOrder | undefined> {
  const { settings } = mill;
  const totalPaise = sumOf(lines);
  const area = areaOf(settings.delivery, customer.pincode);
  if (area === undefined) return undefined;
  const body = {
    items: lines.map(({ flour, grind, kg, pricePaise }) => ({
      productId: flour.id,
      ...(grind && { grind: grind.key }),
      quantityKg: kg,
      pricePerKg: paiseToRupees(pricePaise),
    })),
    deliveryAddress: customer.address,
    contactNumber: customer.phone,
    pincode: customer.pincode,
    deliveryCharge: paiseToRupees(chargePaise(settings.delivery, area, totalPaise)),
  };
  const placed = isCall ? await take(mill, customer, body) : await place(mill, customer, body);
  for (const { flour, kg } of lines) {
    flour.leftGrams -= kgToGrams(kg);
    flour.soldGrams += kgToGrams(kg);
  }
  customer.userId = placed.userId._id;
  customer.lastOrderAt = mill.now();
  const open: OpenOrder = {
    id: placed._id,
    customer,
    version: placed.version,
    step: placed.orderStatus === 'Confirmed' ? 'to mill' : 'to confirm',
    lines: lines.map(({ flour, grind, kg }) => ({ productId: flour.id, grind: grind?.key, kg })),
    dueOn: placed.dueOn,
    toPay: placed.onAccount === true ? 0 : placed.amountToPay,
    placedAt: mill.now(),
    noAnswers: 0,
    isLeft,
  };
  mill.open.push(open);
  return open;
}

type Body = Omit<Parameters<typeof placeOrder>[1]['order'], 'userId'>;

async function place(mill: Mill, customer: Customer, body: Body): Promise<Order> {
  const { database, city, limits, delivery, key, now } = mill;
  const userId = customer.userId ?? (await register(mill, customer));
  const { order: placed } = await placeOrder(database, {
    userId,
    city,
    shopPhone: mill.settings.profile.phone,
    delivery,
    limits,
    order: { ...body, userId },
    idempotencyKey: key(),
    now: now(),
  });
  return placed;
}

/** The counter takes the order on the phone. */
async function take(mill: Mill, customer: Customer, body: Body): Promise<Order> {
  const { database, city, delivery, key, now } = mill;
  if (customer.email !== undefined) customer.userId ??= await register(mill, customer);
  const { userId, name } = customer;
  const { order: placed } = await placePhoneOrder(database.db, {
    actorId: mill.counter,
    city,
    shopPhone: mill.settings.profile.phone,
    delivery,
    order: {
      ...body,
      isAgreed: true,
      ...(userId === undefined ? { name } : { customerId: userId }),
    },
    idempotencyKey: key(),
    now: now(),
  });
  return placed;
}

export async function register({ database, passwords }: Mill, customer: Customer): Promise<string> {
  const { name, phone, email = '', address } = customer;
  const account = { role: 'user', name, phone, email, address } as const;
  const user = await createAccount(
    { db: database.db, passwords },
    { ...account, password: CUSTOMER_PASSWORD },
  );
  return user._id;
}

function nextCustomer(
  { chance, customers, opened, now, open }: Mill,
  hasAccount: boolean,
): Customer | undefined {
  const since = now().getTime() - PAUSE_MS;
  const waiting = new Set(open.map(({ customer }) => customer));
  const free = customers.filter(
    (customer) =>
      customer.joinsAt <= now() &&
      !waiting.has(customer) &&
      (!hasAccount || customer.email !== undefined) &&
      (customer.lastOrderAt === undefined || customer.lastOrderAt.getTime() < since),
  );
  if (free.length === 0) return undefined;
  const isNew = ({ lastOrderAt, joinsAt }: Customer) =>
    lastOrderAt === undefined && joinsAt > opened;
  return chance.weigh(
    free.map((one) => [one, isNew(one) ? FIRST_ORDER_WEIGHT * one.weight : one.weight] as const),
  );
}

type Line = { flour: Flour; grind: Grind | undefined; kg: number; pricePaise: number };

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { pricePaise, kg }) => sum + linePaise(pricePaise, kgToGrams(kg)), 0);
}

/** Most people take the first grind. */
function chooseGrind({ chance }: Mill, { grinds }: Flour): Grind | undefined {
  const [first, ...others] = grinds;
  return others.length === 0 || chance.is(0.55) ? first : chance.pick(others);
}

/** Undefined if there is none to choose from. */
export function chooseFlour(chance: Chance, flours: readonly Flour[]): Flour | undefined {
  if (flours.length === 0) return undefined;
  return chance.weigh(flours.map((flour) => [flour, habitOf(flour)[0]] as const));
}

function chooseLines(mill: Mill): Line[] {
  const { chance, flours } = mill;
  const count = chance.weigh([
    [1, 3],
    [2, 4],
    [3, 2],
    [4, 1],
  ]);
  const lines: Line[] = [];
  for (let line = 0; line < Math.min(count, flours.length); line += 1) {
    const others = flours.filter((flour) => lines.every((chosen) => chosen.flour !== flour));
    const flour = chooseFlour(chance, others);
    if (flour === undefined) break;
    const isHalved = flour.stepGrams < 1000 && chance.is(0.5);
    const kg = chance.pick(habitOf(flour)[1]) - (isHalved ? 0.5 : 0);
    const grind = chooseGrind(mill, flour);
    if (flour.leftGrams >= kgToGrams(kg)) {
      lines.push({ flour, grind, kg, pricePaise: flour.pricePaise });
    }
  }
  const isEnough = sumOf(lines) >= 10_000;
  return isEnough ? lines : [];
}
