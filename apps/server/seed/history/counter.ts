import { counterTotal, FIRST_SCALE_STEP, gramsForPaise } from '@dalan/contract/desk/counter';
import type { NewCounterSale } from '@dalan/contract/desk/counter';
import { paiseToRupees } from '@dalan/contract/money/money';
import { gramsToKg } from '@dalan/contract/money/weight';
import { chooseFlour } from './mill.ts';
import type { Customer, Flour, Mill } from './mill.ts';
import { sellAtCounter } from '../../src/features/sales/orders/index.ts';

/** How many people come to the counter for each order of the day. */
export const SALES_AN_ORDER = 0.43;
/** Few leave a number. */
const WITH_NUMBER = 0.12;
/** One in three asks for an amount, such as besan for ₹50. */
const BY_AMOUNT = 0.33;
const AMOUNTS_PAISE = [5_000, 5_000, 10_000, 2_000];
const WEIGHTS_GRAMS = [250, 500, 500, 1_000, 1_000, 1_340, 2_000, 5_000];

/** Flour goes over the counter. Nothing is sold if the shelf is empty. */
export async function sell(mill: Mill): Promise<void> {
  const { chance, city, database, settings: seller } = mill;
  const lines = weigh(mill);
  if (lines.length === 0) return;
  const isUpi = chance.is(0.4);
  const customer = chance.is(WITH_NUMBER) ? someoneKnown(mill) : undefined;
  const { toPayPaise } = counterTotal(lines.map(({ flour, grams }) => ({ ...flour, grams })));
  const sale: NewCounterSale = {
    items: lines.map(({ flour, grams }) => {
      const grind = flour.grinds[0]?.key;
      const pricePerKg = paiseToRupees(flour.pricePaise);
      const item = { productId: flour.id, quantityKg: gramsToKg(grams), pricePerKg };
      return grind === undefined ? item : { ...item, grind };
    }),
    method: isUpi ? 'UPI' : 'cash',
    ...(isUpi && chance.is(0.5) && { reference: String(chance.int(4_000_000_000, 4_999_999_999)) }),
    amount: paiseToRupees(toPayPaise),
    ...(customer && { customer: numberOf(customer) }),
  };
  const { order } = await sellAtCounter(database.db, {
    actorId: mill.counter,
    city,
    seller,
    scaleStep: undefined,
    sale,
    idempotencyKey: mill.key(),
    now: mill.now(),
  });
  if (customer !== undefined) customer.userId = order.userId._id;
  for (const { flour, grams } of lines) {
    flour.leftGrams -= grams;
    flour.soldGrams += grams;
  }
}

type Weighed = { flour: Flour; grams: number };

function weigh({ chance, flours }: Mill): Weighed[] {
  const lines: Weighed[] = [];
  for (let line = chance.is(0.75) ? 1 : 2; line > 0; line -= 1) {
    const flour = chooseFlour(
      chance,
      flours.filter((other) => lines.every((chosen) => chosen.flour !== other)),
    );
    if (flour === undefined) break;
    const grams = chance.is(BY_AMOUNT)
      ? gramsForPaise(chance.pick(AMOUNTS_PAISE), flour.pricePaise, FIRST_SCALE_STEP)
      : chance.pick(WEIGHTS_GRAMS);
    if (grams > 0 && flour.leftGrams >= grams) lines.push({ flour, grams });
  }
  return lines;
}

/** Somebody who ordered before, or a neighbour who never registers. */
function someoneKnown({ chance, customers, now }: Mill): Customer | undefined {
  const known = customers.filter(
    ({ userId, email, joinsAt }) =>
      joinsAt <= now() && (userId !== undefined || email === undefined),
  );
  return known.length === 0 ? undefined : chance.pick(known);
}

function numberOf({ userId, name, phone }: Customer): NonNullable<NewCounterSale['customer']> {
  const contactNumber = phone;
  return userId === undefined ? { name, contactNumber } : { customerId: userId, contactNumber };
}
