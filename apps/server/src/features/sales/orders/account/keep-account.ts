import { paiseToRupees } from '@dalan/contract/money/money';
import type { Db } from '../../../../platform/db/database.ts';
import { listMailedStatements, listPaymentsKept } from './accounts.queries.ts';
import { findListedAccount } from './list-accounts.queries.ts';
import { standingOf, toOwnPrices } from './own-prices.ts';

/**
 * The account for the file with a customer's own data. Undefined without one. Their orders say which of
 * them are on account.
 */
export async function findAccountKept(db: Db, userId: string): Promise<object | undefined> {
  const account = await findListedAccount(db, userId);
  if (account === undefined) return undefined;
  const [payments, mails] = await Promise.all([
    listPaymentsKept(db, userId),
    listMailedStatements(db, userId),
  ]);
  return {
    ...standingOf(account.limitPaise, account.owedPaise),
    ...toOwnPrices(account, account.prices),
    setAt: account.setAt,
    closedAt: account.closedAt,
    payments: payments.map(({ id, amountPaise, ...payment }) => ({
      _id: id,
      ...payment,
      amount: paiseToRupees(amountPaise),
    })),
    statementsMailed: mails,
  };
}
