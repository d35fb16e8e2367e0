import { ACCOUNT_STORE_KEY } from '@dalan/contract/people/session-store';

import { browserClient } from '../api/browser-client.ts';
import type { AtOwnPrice } from './at-own-price.ts';

/** True for a customer with an open account, as far as this device knows. My Orders asks. */
export function isAccountCustomer(): boolean {
  try {
    return localStorage.getItem(ACCOUNT_STORE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Carts do not wait longer to learn whether there is an account. */
const TIMEOUT_MS = 3_000;

/** Asks where nothing is known: on a phone that was logged in before its customer got the account. */
async function hasAccount(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const account = await browserClient.call('getMyAccount', {}, { signal });
  return account !== null && !account.isClosed;
}

/**
 * What this customer pays for a flour. All others load no file for it, and pay the public price. An
 * order at another price than the shop's is asked about before it is placed, so nothing is lost if
 * this fails.
 */
export async function loadOwnPrices(): Promise<AtOwnPrice> {
  try {
    if (isAccountCustomer() || (await hasAccount())) {
      return await (await import('./own-prices.ts')).ownPrices();
    }
  } catch {
    // Without a network, the file may not be on the phone.
  }
  return (flour) => flour;
}
