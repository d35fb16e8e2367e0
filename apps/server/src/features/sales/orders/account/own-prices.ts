import type { AccountOfCaller, OwnPrices } from '@dalan/contract/on-account/accounts';
import { overLimit } from '@dalan/contract/on-account/accounts';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { Db } from '../../../../platform/db/database.ts';
import { findAccount, getOwedPaise, listAccountPrices } from './accounts.queries.ts';
import type { AccountRow, PriceRow } from './accounts.queries.ts';

/** What a customer with an open account pays. Undefined for all others. */
export async function findOwnPrices(db: Db, userId: string): Promise<OwnPrices | undefined> {
  const account = await findOpenAccount(db, userId);
  if (account === undefined) return undefined;
  return toOwnPrices(account, await listAccountPrices(db, userId));
}

export async function findOpenAccount(db: Db, userId: string): Promise<AccountRow | undefined> {
  const account = await findAccount(db, userId);
  return account?.closedAt === null ? account : undefined;
}

export function toOwnPrices(
  { percentOff }: Pick<AccountRow, 'percentOff'>,
  prices: PriceRow[],
): OwnPrices {
  return {
    percentOff,
    prices: prices.map(({ productId, pricePaise }) => ({
      productId,
      pricePerKg: paiseToRupees(pricePaise),
    })),
  };
}

export function standingOf(limitPaise: number, owedPaise: number) {
  const limit = paiseToRupees(limitPaise);
  const owes = paiseToRupees(owedPaise);
  return { limit, owes, over: overLimit({ limit, owes }) };
}

/** The account of a caller or of a customer at the counter. Undefined without an open one. */
export async function findAccountOfCaller(
  db: Db,
  userId: string,
): Promise<AccountOfCaller | undefined> {
  const account = await findOpenAccount(db, userId);
  if (account === undefined) return undefined;
  return {
    ...standingOf(account.limitPaise, await getOwedPaise(db, userId)),
    ...toOwnPrices(account, await listAccountPrices(db, userId)),
  };
}
