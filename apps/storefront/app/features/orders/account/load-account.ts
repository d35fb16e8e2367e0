import type { MyAccount } from '@dalan/contract/on-account/accounts';

import { browserClient } from '../../../lib/api/browser-client.ts';
import { keepAccount } from '../../../lib/own-account/keep-account.ts';
import { isAccountCustomer } from '../../../lib/own-account/stored-account.ts';

/** Only account customers load the panel. */
const loadPanel = () => import('./account-panel.tsx');

type Panel = Awaited<ReturnType<typeof loadPanel>>;
/** `account` is undefined if it could not be loaded. */
export type LoadedAccount = { account: MyAccount | undefined; AccountPanel: Panel['AccountPanel'] };

/**
 * Undefined without an account. Does not fail: the call for the orders, made beside it, says that the
 * session has ended.
 */
export async function loadAccount(signal: AbortSignal): Promise<LoadedAccount | undefined> {
  const isKnown = isAccountCustomer();
  try {
    const [account] = await Promise.all([askAccount(isKnown, signal), isKnown && loadPanel()]);
    return account === null
      ? undefined
      : { account, AccountPanel: (await loadPanel()).AccountPanel };
  } catch {
    // Without a network, the file may not be on the phone.
    return undefined;
  }
}

/** Null without an account, and on failure for a customer of whom none is known. */
async function askAccount(
  isKnown: boolean,
  signal: AbortSignal,
): Promise<MyAccount | null | undefined> {
  try {
    const account = await browserClient.call('getMyAccount', {}, { signal });
    keepAccount(account);
    return account;
  } catch {
    return isKnown ? undefined : null;
  }
}
