import type { MyAccount, OwnPrices } from '@dalan/contract/on-account/accounts';
import { ACCOUNT_STORE_KEY } from '@dalan/contract/people/session-store';

import { readSession } from '../session/stored-session.ts';

/** The user's id lets the next log-in on this device remove it. */
type StoredAccount = OwnPrices & { userId: string };

/**
 * Keeps the own prices of an open account, so that the cart has them, also without a network. Returns
 * them.
 */
export function keepAccount(account: MyAccount | null): OwnPrices | undefined {
  const own = account === null || account.isClosed ? undefined : account;
  try {
    if (own === undefined) localStorage.removeItem(ACCOUNT_STORE_KEY);
    else {
      const { percentOff, prices } = own;
      const stored: StoredAccount = { userId: readSession().userId, percentOff, prices };
      localStorage.setItem(ACCOUNT_STORE_KEY, JSON.stringify(stored));
    }
  } catch {
    // Storage is blocked. Then the cart shows public prices, and the shop asks.
  }
  return own;
}

/** The kept prices. Anything unreadable, or of another user, counts as none. */
export function parseOwnPrices(text: string | null, userId: string): OwnPrices | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredAccount> | null;
    if (stored?.userId !== userId || !Array.isArray(stored.prices)) return undefined;
    return { percentOff: Number(stored.percentOff), prices: stored.prices };
  } catch {
    return undefined;
  }
}
