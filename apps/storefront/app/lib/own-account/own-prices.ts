import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { ownPricePaise } from '@dalan/contract/on-account/accounts';
import type { OwnPrices } from '@dalan/contract/on-account/accounts';
import { ACCOUNT_STORE_KEY } from '@dalan/contract/people/session-store';

import { browserClient } from '../api/browser-client.ts';
import { readSession } from '../session/stored-session.ts';
import type { AtOwnPrice } from './at-own-price.ts';
import { keepAccount, parseOwnPrices } from './keep-account.ts';

/** The cart does not wait longer for newer prices than the kept ones. */
const TIMEOUT_MS = 3_000;

/** Asks for today's own prices. Without an answer, the kept ones count. */
export async function ownPrices(): Promise<AtOwnPrice> {
  const kept = parseOwnPrices(localStorage.getItem(ACCOUNT_STORE_KEY), readSession().userId);
  return pricedBy((await askOwnPrices()) ?? kept);
}

async function askOwnPrices(): Promise<OwnPrices | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return keepAccount(await browserClient.call('getMyAccount', {}, { signal })) ?? publicPrices;
  } catch {
    return undefined;
  }
}

const publicPrices: OwnPrices = { percentOff: 0, prices: [] };

export function pricedBy(own: OwnPrices | undefined): AtOwnPrice {
  return (flour) => {
    const paise = ownPricePaise(flour._id, rupeesToPaise(flour.pricePerKg), own);
    return { ...flour, pricePerKg: paiseToRupees(paise) };
  };
}
