import { accountRowIn } from '@dalan/contract/on-account/account-rows-in';
import { onAccountTexts as texts } from '@dalan/contract/on-account/on-account.texts';
import type { AccountQuery } from '@dalan/contract/on-account/accounts';
import { shopClock } from '@dalan/contract/delivery/delivery';
import { PAISE_PER_RUPEE, rupeesToPaise } from '@dalan/contract/money/money';
import { weightTexts } from '@dalan/contract/money/weight.texts';
import { CSV_BOM, csvLine } from '@dalan/contract/office/csv';
import { creditReasonTexts } from '@dalan/contract/payments/credit-notes.texts';
import type { Db } from '../../../../platform/db/database.ts';
import { ALL_TIME } from './account-entries.queries.ts';
import { accountNotFound } from './account-refusals.ts';
import { readRows, spanOf } from './account-rows.ts';
import { findListedAccount, listAccountRows } from './list-accounts.queries.ts';
import { toAccount } from './read-accounts.ts';

/** Accounts are few: they are read at once. */
const EVERY_ACCOUNT = { limit: 1_000_000, offset: 0, text: '', digits: '' };

/** All accounts as CSV, oldest open order first. */
export async function exportAccounts(db: Db): Promise<string> {
  const rows = await listAccountRows(db, {
    ...EVERY_ACCOUNT,
    field: 'oldest',
    isDescending: false,
  });
  const titles = ['Customer id', 'Customer', 'Phone', 'Owes', 'Limit', 'Oldest open', 'Orders'];
  const lines = rows
    .map(toAccount)
    .map((one) =>
      csvLine([
        ...[one._id, one.name, one.phone, amount(one.owes), amount(one.limit)],
        ...[one.oldestOpen === null ? null : dayOf(one.oldestOpen), one.openOrders],
      ]),
    );
  return CSV_BOM + csvLine(titles) + lines.join('');
}

const words = {
  language: 'en',
  texts,
  weights: weightTexts,
  reasons: creditReasonTexts,
  dayOf,
} as const;

/** The rows of an account as CSV, oldest first. */
export async function exportAccount(
  db: Db,
  userId: string,
  { month }: AccountQuery,
): Promise<string> {
  if ((await findListedAccount(db, userId)) === undefined) throw accountNotFound();
  const found = await readRows(db, [userId], month === undefined ? ALL_TIME : spanOf(month));
  const lines = (found.get(userId)?.rows ?? []).map((row) => {
    const { title, about } = accountRowIn(row, words);
    const cells = [row.bought, row.paid].map((one) => (one === undefined ? null : amount(one)));
    return csvLine([dayOf(row.at), title, about, ...cells, amount(row.owesAfter)]);
  });
  const titles = [texts.day, texts.what, 'About', texts.bought, texts.paid, texts.owesAfter];
  return CSV_BOM + csvLine(titles) + lines.join('');
}

function dayOf(at: string): string {
  return shopClock(new Date(at)).day;
}

/** Always with two decimals, as in the other files: 1094.00. */
function amount(rupees: number): string {
  return (rupeesToPaise(rupees) / PAISE_PER_RUPEE).toFixed(2);
}
