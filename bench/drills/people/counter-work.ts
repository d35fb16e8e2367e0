import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Product } from '@dalan/contract/catalog/catalog';
import { counterTotal, WALK_IN_ID } from '@dalan/contract/desk/counter';
import type { NewCounterSale } from '@dalan/contract/desk/counter';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { gramsToKg, kgToGrams, linePaise } from '@dalan/contract/money/weight';
import { ownPricePaise } from '@dalan/contract/on-account/accounts';
import type { OwnPrices } from '@dalan/contract/on-account/accounts';
import type { Order } from '@dalan/contract/orders/orders';
import type { NewReturn } from '@dalan/contract/payments/credit-notes';
import { placeOf } from '../../stored-orders.ts';
import type { Person } from '../../people.ts';
import type { AccountCustomer, AccountWork } from './account-history.ts';
import { codeOf } from './send-until-answered.ts';

const PAUSE_MS = 100;
const ON_ACCOUNT_SHARE = 0.75;
const RETURN_SHARE = 0.3;
const SCALE_STEP_GRAMS = 10;

type Lines = NewCounterSale['items'];

/** Sells on account and for cash, and takes flour back, as long as the drill lasts. */
export async function workAtTheTill(
  work: AccountWork,
  till: Person,
  leaving: AbortSignal,
): Promise<void> {
  const { history, customers, shelf, owner, call } = work;

  async function sell(buyer: AccountCustomer | undefined): Promise<void> {
    const sale = composeSale(shelf, buyer);
    const key = randomUUID();
    const customerId = buyer?.person.userId ?? WALK_IN_ID;
    customers.counterSales.add(placeOf(customerId, key));
    const answered = await call<Order>(till, 'POST', '/api/admin/counter/sales', sale, key);
    const isOnAccount = sale.method === 'account';
    if (isOnAccount && codeOf(answered) === 'ACCOUNT_LIMIT') {
      history.overLimit += 1;
      return;
    }
    const { _id: orderId = '', amountToPay, onAccount = false } = answered.body;
    if (answered.status !== 201 || amountToPay !== sale.amount || onAccount !== isOnAccount) {
      history.problems.push(`sale ${key}: ${answered.status} ${JSON.stringify(answered.body)}`);
      return;
    }
    const paise = rupeesToPaise(sale.amount);
    history.sales.push({ key, tillId: till.userId, customerId, orderId, paise, isOnAccount });
    if (Math.random() < RETURN_SHARE) await takeBack(orderId, sale);
  }

  /** Money leaves only by the owner's hand. */
  async function takeBack(orderId: string, { items, method }: NewCounterSale): Promise<void> {
    const isOffAccount = method === 'account';
    const asked = returnOfHalf(items, isOffAccount ? 'account' : 'cash');
    const by = isOffAccount ? till : owner;
    const answered = await call(by, 'POST', `/api/admin/orders/${orderId}/returns`, asked);
    if (answered.status < 300) {
      history.returns.set(orderId, { paise: rupeesToPaise(asked.amount), isOffAccount });
      return;
    }
    // A payment took what was open of this sale.
    if (isOffAccount && codeOf(answered) === 'CREDIT_REFUSED') return;
    history.problems.push(
      `return of ${orderId}: ${answered.status} ${JSON.stringify(answered.body)}`,
    );
  }

  while (!leaving.aborted) {
    const isOnAccount = Math.random() < ON_ACCOUNT_SHARE;
    const at = Math.floor(Math.random() * history.accounts.length);
    await sell(isOnAccount ? history.accounts[at] : undefined);
    await delay(PAUSE_MS);
  }
}

/** What the customer pays per kg, in rupees. */
export function priceFor({ _id, pricePerKg }: Product, own: OwnPrices | undefined): number {
  return paiseToRupees(ownPricePaise(_id, rupeesToPaise(pricePerKg), own));
}

function composeSale(shelf: Product[], buyer: AccountCustomer | undefined): NewCounterSale {
  const first = Math.floor(Math.random() * shelf.length);
  const count = 1 + Math.floor(Math.random() * 2);
  const items = [...shelf, ...shelf].slice(first, first + count).map((flour) => {
    const [grind] = flour.grinds ?? [];
    return {
      productId: flour._id,
      ...(grind && { grind: grind.key }),
      quantityKg: gramsToKg(SCALE_STEP_GRAMS * (25 + Math.floor(Math.random() * 400))),
      pricePerKg: priceFor(flour, buyer?.own),
    };
  });
  const { toPayPaise } = counterTotal(
    items.map(({ pricePerKg, quantityKg }) => ({
      pricePaise: rupeesToPaise(pricePerKg),
      grams: kgToGrams(quantityKg),
    })),
  );
  const amount = paiseToRupees(toPayPaise);
  if (buyer === undefined) return { items, method: 'cash', amount };
  const { userId: customerId, phone: contactNumber } = buyer.person;
  return { items, method: 'account', amount, customer: { customerId, contactNumber } };
}

/** Half of the first line. So the rounding of the sale stays as it is. */
function returnOfHalf(items: Lines, method: 'account' | 'cash'): NewReturn {
  const [
    { productId, grind, quantityKg, pricePerKg } = { productId: '', quantityKg: 0, pricePerKg: 0 },
  ] = items;
  const grams = Math.floor(kgToGrams(quantityKg) / 2);
  const amount = paiseToRupees(linePaise(rupeesToPaise(pricePerKg), grams));
  return {
    lines: [{ productId, ...(grind !== undefined && { grind }), kg: gramsToKg(grams) }],
    ...{ reason: 'torn bag', flour: 'thrown away', amount, refund: { method, amount } },
  };
}
