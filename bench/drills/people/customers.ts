import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { NewOrder } from '@dalan/contract/orders/orders';
import { linesOf } from './mixed-shelf.ts';
import { addCall, sendCall } from './history.ts';
import type { History, OrderCall } from './history.ts';
import { registerCustomer } from '../../people.ts';
import type { Person } from '../../people.ts';

const CUSTOMERS = 16;
const TRY_AGAIN_MS = 50;
/** One in this many orders is sent with a wrong price. */
const REFUSED_OF = 50;

export type Crowd = { leave: () => Promise<void> };

/** Starts customers who order repeatedly until they are stopped. */
export async function startCustomers(
  origin: string,
  history: History,
  customers = CUSTOMERS,
): Promise<Crowd> {
  const products = (await (await fetch(`${origin}/api/products`)).json()) as Product[];
  const shelf = products.filter((product) => product.isActive);
  const people: Person[] = [];
  for (let number = 0; number < customers; number += 1) {
    people.push(await registerCustomer(origin, `drill-${number}@dalan.example`));
  }
  const leaving = new AbortController();
  const orders = people.map(async (person, number) => {
    // Half of them retry at once, like the storefront; the others do not retry.
    const isStubborn = number % 2 === 0;
    while (!leaving.signal.aborted) {
      const isMeantToFail = Math.random() < 1 / REFUSED_OF;
      const content = composeOrder(person, shelf, isMeantToFail);
      const call = addCall(history, { person, content, isMeantToFail });
      const givingUp = isStubborn ? leaving.signal : AbortSignal.abort();
      await sendUntilAnswered(history, call, origin, givingUp);
    }
  });
  return {
    leave: async () => {
      leaving.abort();
      await Promise.all(orders);
    },
  };
}

async function sendUntilAnswered(
  history: History,
  call: OrderCall,
  origin: string,
  givingUp: AbortSignal,
): Promise<void> {
  for (;;) {
    const { outcome } = await sendCall(history, call, origin);
    if (outcome !== 'unknown') return;
    await delay(TRY_AGAIN_MS);
    if (givingUp.aborted) return;
  }
}

function composeOrder(person: Person, shelf: Product[], isMeantToFail: boolean): NewOrder {
  const first = Math.floor(Math.random() * shelf.length);
  const flours = 1 + Math.floor(Math.random() * 3);
  return {
    userId: person.userId,
    items: [...shelf, ...shelf]
      .slice(first, first + flours)
      .flatMap(linesOf)
      .map((line) => ({ ...line, pricePerKg: line.pricePerKg + (isMeantToFail ? 1 : 0) })),
    deliveryAddress: `${1 + Math.floor(Math.random() * 9999)} Jatyachi Aali, Kasba Peth, Pune 411011`,
    contactNumber: person.phone,
  };
}
