import { isSameLine } from '@dalan/contract/catalog/grinds';
import { counterTotal } from '@dalan/contract/desk/counter';
import type { CounterFlour, NewCounterSale } from '@dalan/contract/desk/counter';
import type { ErrorAnswer } from '@dalan/contract/errors';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Sold } from '../counter.rules.ts';

/** A sale that was made without a network, or that the mill has refused since. */
export type KeptSale = {
  /** A counter that gives the order of the sales. */
  seq: number;
  /** The key of the sale: the mill takes it once, however often it is sent. */
  key: string;
  /** Who sold it. Only their session can send it. */
  userId: string;
  body: NewCounterSale;
  rest: Omit<Sold, 'order'>;
  /** Errors of the mill itself, counted here so that a reload does not start again. */
  failures?: number;
  refused?: Refused;
};
export type SaleToKeep = Omit<KeptSale, 'seq' | 'failures' | 'refused'>;

/** Why the mill does not take a sale as it was sent. */
export type Refused = {
  text: string;
  code: string;
  /** Rupees per kg that the mill asks for now. Only of a refused price. */
  prices: { productId: string; grind?: string; pricePerKg: number }[];
};

/** After this many failures of the mill, later sales no longer wait for a sale. */
export const FAILURES_MAX = 5;

export function isAside({ failures = 0, refused }: KeptSale): boolean {
  return refused === undefined && failures >= FAILURES_MAX;
}

/** The sales to send in one go: all in their order, or one that was set aside if nothing else waits. */
export function salesToSend(sales: readonly KeptSale[], userId: string): KeptSale[] {
  const own = sales.filter((one) => one.userId === userId && one.refused === undefined);
  const inTime = own.filter((one) => !isAside(one));
  if (inTime.length > 0) return inTime;
  // They take turns, so that none of them keeps another from being tried.
  return own.toSorted((a, b) => (a.failures ?? 0) - (b.failures ?? 0)).slice(0, 1);
}

/** What a refusal says that a person needs to settle the sale. */
export function refusedOf(text: string, { code, details }: Partial<ErrorAnswer>): Refused {
  const prices = (details?.items ?? []).flatMap(({ productId, grind, pricePerKg }) =>
    pricePerKg === undefined
      ? []
      : [{ productId, ...(grind !== undefined && { grind }), pricePerKg }],
  );
  return { text, code: code ?? '', prices: code === 'PRICE_CHANGED' ? prices : [] };
}

type Item = NewCounterSale['items'][number];

/** The sale with the price that each line has now. Undefined if a line has none. */
function repriced(
  body: NewCounterSale,
  priceOf: (item: Item) => number | undefined,
): NewCounterSale | undefined {
  const items = body.items.flatMap((item) => {
    const pricePerKg = priceOf(item);
    return pricePerKg === undefined ? [] : [{ ...item, pricePerKg }];
  });
  if (items.length < body.items.length) return undefined;
  const { toPayPaise } = counterTotal(
    items.map(({ pricePerKg, quantityKg }) => ({
      pricePaise: rupeesToPaise(pricePerKg),
      grams: kgToGrams(quantityKg),
    })),
  );
  return { ...body, items, amount: paiseToRupees(toPayPaise) };
}

/** The sale at the prices that the mill named. Undefined if it was not refused for a price. */
export function atPricesOfNow({ body, refused }: KeptSale): NewCounterSale | undefined {
  const prices = refused?.prices ?? [];
  if (prices.length === 0) return undefined;
  const named = (item: Item) => prices.find((price) => isSameLine(item, price));
  return repriced(body, (item) => named(item)?.pricePerKg ?? item.pricePerKg);
}

/**
 * The sale without its customer. Offered only if public prices make exactly what was taken, so that the
 * books say what happened.
 */
export function withoutCustomer(
  { body, rest }: KeptSale,
  flours: readonly CounterFlour[],
): NewCounterSale | undefined {
  const { customer, ...nameless } = body;
  if (customer === undefined) return undefined;
  const publicPrice = (item: Item) => flours.find(({ _id }) => _id === item.productId)?.pricePerKg;
  const sale = repriced(nameless, publicPrice);
  return sale && rupeesToPaise(sale.amount) === rest.toPayPaise ? sale : undefined;
}

/** The same sale once more, for a reason that a person can put right, such as stock that was not counted. */
export function asItWas({ body, refused }: KeptSale): NewCounterSale | undefined {
  const isForGood = refused === undefined || ['PRICE_CHANGED', 'KEY_REUSED'].includes(refused.code);
  return isForGood ? undefined : body;
}
