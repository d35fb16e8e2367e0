import { isWholePaise, MAX_PRICE_PAISE, rupeesToPaise } from '@dalan/contract/money/money';
import { accountLimits } from '@dalan/contract/on-account/accounts';
import type { Account, AccountChange } from '@dalan/contract/on-account/accounts';
import { readRupees } from '../../../lib/cash/typed-rupees.rules.ts';

/** The form as typed. Prices are by flour. */
export type LimitForm = { limit: string; percentOff: string; prices: Record<string, string> };

export type LimitFault = 'limit' | 'percentOff' | { price: string };

type Terms = Pick<Account, 'limit' | 'percentOff' | 'prices'>;

export function formOf(terms: Terms | undefined): LimitForm {
  if (terms === undefined) return { limit: '', percentOff: '0', prices: {} };
  return {
    limit: String(terms.limit),
    percentOff: String(terms.percentOff),
    prices: Object.fromEntries(
      terms.prices.map(({ productId, pricePerKg }) => [productId, pricePerKg.toFixed(2)]),
    ),
  };
}

/** What is saved, or the first field that is wrong. */
export function readLimitForm(
  form: LimitForm,
): { terms: Omit<AccountChange, 'version'> } | { fault: LimitFault } {
  const limit = readRupees(form.limit);
  if (limit === undefined || !Number.isInteger(limit) || limit > accountLimits.limitMax) {
    return { fault: 'limit' };
  }
  const typedPercent = form.percentOff.replace('%', '').trim();
  const percentOff = typedPercent === '' ? 0 : Number(typedPercent);
  if (!/^\d{0,2}$/.test(typedPercent) || percentOff > accountLimits.percentOffMax) {
    return { fault: 'percentOff' };
  }
  const prices = Object.entries(form.prices).map(([productId, typed]) => ({
    productId,
    pricePerKg: readRupees(typed) ?? 0,
  }));
  const wrong = prices.find(({ pricePerKg }) => !isPrice(pricePerKg));
  if (wrong !== undefined) return { fault: { price: wrong.productId } };
  return { terms: { limit, percentOff, prices } };
}

function isPrice(pricePerKg: number): boolean {
  return pricePerKg > 0 && isWholePaise(pricePerKg) && rupeesToPaise(pricePerKg) <= MAX_PRICE_PAISE;
}
