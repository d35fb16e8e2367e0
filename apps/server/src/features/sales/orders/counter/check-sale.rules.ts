import {
  counterLimits,
  counterRefusals,
  counterTotal,
  FIRST_SCALE_STEP,
} from '@dalan/contract/desk/counter';
import type { NewCounterSale, ScaleStep } from '@dalan/contract/desk/counter';
import { lineKey } from '@dalan/contract/catalog/grinds';
import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import { kgToGrams } from '@dalan/contract/money/weight';

export type SaleFault = { field: string; message: string };

const DAY_MS = 86_400_000;

/** What is wrong with a sale, whatever is in stock. Undefined if nothing is. */
export function findSaleFault(
  sale: NewCounterSale,
  { step = FIRST_SCALE_STEP, now }: { step: ScaleStep | undefined; now: Date },
): SaleFault | undefined {
  const loose = sale.items.findIndex(({ quantityKg }) => kgToGrams(quantityKg) % step > 0);
  if (loose >= 0) {
    return { field: `items.${loose}.quantityKg`, message: counterRefusals.scaleStep(step) };
  }
  const { toPayPaise } = counterTotal(
    sale.items.map(({ pricePerKg, quantityKg }) => ({
      pricePaise: rupeesToPaise(pricePerKg),
      grams: kgToGrams(quantityKg),
    })),
  );
  if (toPayPaise === 0) return { field: 'amount', message: counterRefusals.tooCheap };
  if (toPayPaise !== rupeesToPaise(sale.amount)) {
    return { field: 'amount', message: counterRefusals.amountChanged(formatPaise(toPayPaise)) };
  }
  const keptMs = sale.soldAt === undefined ? 0 : now.getTime() - Date.parse(sale.soldAt);
  if (keptMs > counterLimits.keptDaysMax * DAY_MS) {
    return { field: 'soldAt', message: counterRefusals.tooOld };
  }
  return undefined;
}

/** When the flour was handed over. The clock of a till may be fast, but no sale is of the future. */
export function momentOfSale({ soldAt }: NewCounterSale, now: Date): Date | null {
  if (soldAt === undefined) return null;
  const moment = new Date(soldAt);
  return moment < now ? moment : null;
}

/**
 * Equal sales have the same text, whatever the order of their lines. The time is left out: a till sends
 * it only with a sale that it kept, and the first try may have arrived.
 */
export function canonicalSale({ items, ...sale }: NewCounterSale): string {
  const { method, reference = '', amount, customer } = sale;
  const { customerId = '', name = '', language = '', contactNumber = '' } = customer ?? {};
  return JSON.stringify([
    items
      .toSorted((a, b) => (lineKey(a) < lineKey(b) ? -1 : 1))
      .map((item) => [lineKey(item), item.quantityKg, item.pricePerKg]),
    [method, reference, amount],
    [customerId, name, language, contactNumber],
  ]);
}
