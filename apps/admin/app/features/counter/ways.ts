import type { CounterAnswer, CounterWay } from '@dalan/contract/desk/counter';
import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import { freeOfLimit } from '@dalan/contract/on-account/accounts';
import { counterTexts as texts } from './counter-texts.ts';
import type { NamedCustomer } from './counter.rules.ts';

/** Why a way to pay is off, with the page that turns it on. */
export type Off = { reason: string; path?: string };
export type WaysToPay = Record<CounterWay, { off?: Off }> & {
  /** Nobody is named yet, so that pressing it asks for the customer first. */
  account: { asksWho?: true };
};

type Sale = { customer: NamedCustomer | undefined; toPayPaise: number };

/** The ways to pay of this till. A way that is off says why. */
export function waysToPay({ upi }: Pick<CounterAnswer, 'upi'>, sale: Sale): WaysToPay {
  return {
    cash: {},
    UPI: upi === null ? { off: { reason: texts.pay.noUpi } } : {},
    account: onAccount(sale),
  };
}

function onAccount({ customer, toPayPaise }: Sale): WaysToPay['account'] {
  if (customer === undefined) return { asksWho: true };
  const { account, name } = customer;
  if (account === undefined) return { off: { reason: texts.pay.noAccount(name) } };
  const overPaise = toPayPaise - rupeesToPaise(freeOfLimit(account));
  if (overPaise <= 0) return {};
  return { off: { reason: texts.pay.overLimit(formatPaise(overPaise)) } };
}
