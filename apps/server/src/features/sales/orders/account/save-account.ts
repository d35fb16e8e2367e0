import { productTexts } from '@dalan/contract/catalog/catalog';
import { accountRefusals } from '@dalan/contract/on-account/accounts';
import type { AccountAnswer, AccountChange } from '@dalan/contract/on-account/accounts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { changesBetween, recordAudit } from '../../../office/audit/index.ts';
import { accountChanged, accountNotFound, accountRefused } from './account-refusals.ts';
import {
  canHaveAccount,
  findAccount,
  getOwedPaise,
  listAccountPrices,
  lockCustomer,
  replacePrices,
  setAccountClosed,
  upsertAccount,
} from './accounts.queries.ts';
import type { AccountRow, PriceRow } from './accounts.queries.ts';
import { getAccount } from './read-accounts.ts';

type Save = { userId: string; actorId: string; change: AccountChange };

/**
 * Lets a customer owe up to a limit, with prices of their own, or changes that. It waits for orders of the
 * customer that are being placed; those that come later have the new prices.
 */
export async function saveAccount(db: Db, asked: Save): Promise<AccountAnswer> {
  const { userId, actorId, change } = asked;
  const { percentOff } = change;
  const limitPaise = rupeesToPaise(change.limit);
  const prices = change.prices.map(({ productId, pricePerKg }) => ({
    productId,
    pricePaise: rupeesToPaise(pricePerKg),
  }));
  await inTransaction(db, async (tx) => {
    const was = await lockAccount(tx, userId, change.version);
    if (!(await canHaveAccount(tx, userId))) {
      throw new ShopError('NOT_FOUND', accountRefusals.customerGone);
    }
    const wasPrices = await listAccountPrices(tx, userId);
    await upsertAccount(tx, { userId, limitPaise, percentOff, actorId });
    if (!(await replacePrices(tx, userId, prices))) {
      throw new ShopError('NOT_FOUND', productTexts.notFound);
    }
    await recordAudit(tx, {
      actorId,
      action: 'account.saved',
      subjectId: userId,
      details: {
        limit: change.limit,
        percentOff,
        prices: prices.length,
        arePricesChanged: keyOf(wasPrices) !== keyOf(prices),
        changes: changesBetween(
          {
            limit: was ? paiseToRupees(was.limitPaise) : null,
            percentOff: was?.percentOff ?? null,
          },
          { limit: change.limit, percentOff },
        ),
      },
    });
  });
  return getAccount(db, userId);
}

/** Only once nothing is owed. Orders that come later are paid as usual, at the public price. */
export async function closeAccount(
  db: Db,
  { userId, actorId, version }: { userId: string; actorId: string; version: number },
): Promise<AccountAnswer> {
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, userId, version);
    if (account === undefined) throw accountNotFound();
    if (account.closedAt !== null) throw accountRefused(accountRefusals.closed);
    const owedPaise = await getOwedPaise(tx, userId);
    if (owedPaise > 0) throw accountRefused(accountRefusals.stillOwes(formatPaise(owedPaise)));
    await setAccountClosed(tx, userId, actorId);
    await recordAudit(tx, { actorId, action: 'account.closed', subjectId: userId });
  });
  return getAccount(db, userId);
}

/** Undefined for a customer who never had an account. Refuses a stale version. */
async function lockAccount(
  tx: Tx,
  userId: string,
  version: number,
): Promise<AccountRow | undefined> {
  if (!(await lockCustomer(tx, userId))) {
    throw new ShopError('NOT_FOUND', accountRefusals.customerGone);
  }
  const account = await findAccount(tx, userId);
  if ((account?.version ?? 0) === version) return account;
  if (account === undefined) throw accountNotFound();
  const owedPaise = await getOwedPaise(tx, userId);
  throw accountChanged(accountRefusals.changed, { account, owedPaise });
}

function keyOf(prices: PriceRow[]): string {
  return prices
    .map(({ productId, pricePaise }) => `${productId} ${pricePaise}`)
    .sort()
    .join();
}
