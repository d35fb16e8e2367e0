import { accountRefusals, freeOfLimit } from '@dalan/contract/on-account/accounts';
import { formatPaise, paiseToRupees } from '@dalan/contract/money/money';
import { ShopError } from '../../../../platform/shop-error.ts';
import type { AccountRow } from './accounts.queries.ts';

type Now = { account: AccountRow; owedPaise: number };

function detailsOf({ account, owedPaise }: Now) {
  const limit = paiseToRupees(account.limitPaise);
  const owes = paiseToRupees(owedPaise);
  const now = { limit, owes, free: freeOfLimit({ limit, owes }), version: account.version };
  return { details: { account: now } };
}

export function accountNotFound(): ShopError {
  return new ShopError('NOT_FOUND', accountRefusals.notFound);
}

export function accountChanged(message: string, now: Now): ShopError {
  return new ShopError('ACCOUNT_CHANGED', message, detailsOf(now));
}

export function overpaid(now: Now): ShopError {
  const message = accountRefusals.overpaid(formatPaise(now.owedPaise));
  return new ShopError('ACCOUNT_OVERPAID', message, detailsOf(now));
}

export function overLimitRefused(now: Now): ShopError {
  const freePaise = Math.max(0, now.account.limitPaise - now.owedPaise);
  const message = accountRefusals.overLimit(formatPaise(freePaise));
  return new ShopError('ACCOUNT_LIMIT', message, detailsOf(now));
}

export function accountRefused(message: string): ShopError {
  return new ShopError('ACCOUNT_REFUSED', message);
}
