import type { Product } from '@dalan/contract/catalog/catalog';
import { isErrorAnswer } from '@dalan/contract/errors';
import { linesOf } from './mixed-shelf.ts';
import { addCall, sendCall } from './history.ts';
import type { History, OrderCall } from './history.ts';
import type { Person } from '../../people.ts';

type Buyer = { history: History; origin: string; person: Person };
export type Bought = { sold: number; refused: number; gapMs: number };

/** Orders one kilogram. Returns the order's id if it was accepted. */
export async function buyOne(
  product: Product,
  { history, origin, person }: Buyer,
): Promise<string | undefined> {
  const { orderId } = await sendCall(history, wish(history, person, product), origin);
  return orderId;
}

/** Lets one customer order one kilogram of one product again and again for a while. */
export async function buyFor(
  forMs: number,
  product: Product,
  { history, origin, person }: Buyer,
): Promise<Bought> {
  const from = performance.now();
  const bought: Bought = { sold: 0, refused: 0, gapMs: 0 };
  let soldAt = from;
  while (performance.now() < from + forMs) {
    const { outcome } = await sendCall(history, wish(history, person, product), origin);
    if (outcome !== 'ok') bought.refused += 1;
    if (outcome !== 'ok') continue;
    bought.sold += 1;
    bought.gapMs = Math.max(bought.gapMs, Math.round(performance.now() - soldAt));
    soldAt = performance.now();
  }
  return bought;
}

/** Sends one order that must get a 503 with a message and a `Retry-After`. */
export async function findWrongRefusal(
  product: Product,
  { history, origin, person }: Buyer,
): Promise<string | undefined> {
  const { key, content } = wish(history, person, product);
  const answer = await fetch(`${origin}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: person.cookie,
      'idempotency-key': key,
    },
    body: JSON.stringify(content),
  });
  const body: unknown = await answer.json();
  const isSaid = isErrorAnswer(body) && body.code === 'UNAVAILABLE' && body.message !== '';
  if (answer.status === 503 && isSaid && answer.headers.has('retry-after')) return undefined;
  return `an order of the locked product was answered ${answer.status} ${JSON.stringify(body)}`;
}

function wish(history: History, person: Person, product: Product): OrderCall {
  return addCall(history, {
    person,
    isMeantToFail: false,
    content: {
      userId: person.userId,
      items: linesOf(product)
        .slice(0, 1)
        .map((line) => ({ ...line, quantityKg: 1 })),
      deliveryAddress: '12 Jatyachi Aali, Kasba Peth, Pune 411011',
      contactNumber: person.phone,
    },
  });
}
