import { phoneDigits } from '@dalan/contract/contact/contact-details';
import { accountLimits, monthAfter, statementNote } from '@dalan/contract/on-account/accounts';
import type {
  Account,
  AccountAnswer,
  AccountOfCall,
  AccountOrder,
  AccountsAnswer,
  MyAccount,
} from '@dalan/contract/on-account/accounts';
import { paiseToRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import type { ListQuery } from '@dalan/contract/text/lists';
import type { Db } from '../../../../platform/db/database.ts';
import { ALL_TIME } from './account-entries.queries.ts';
import { accountNotFound } from './account-refusals.ts';
import { monthsOf, readRows, spanOf, thisMonth } from './account-rows.ts';
import { findOwedSums, listLastPayments, listOwedOrders } from './accounts.queries.ts';
import type { OwedOrderRow } from './accounts.queries.ts';
import { findListedAccount, listAccountRows, sumAccounts } from './list-accounts.queries.ts';
import type { AccountSearch, AccountSort, ListedAccount } from './list-accounts.queries.ts';
import { findOpenAccount, standingOf, toOwnPrices } from './own-prices.ts';

/** Oldest open order first, unless another sequence is asked for. */
export async function listAccounts(
  db: Db,
  { q = '', sort = 'oldest', page = 1, pageSize = PAGE_SIZE_MAX }: ListQuery,
  now = new Date(),
): Promise<AccountsAnswer> {
  const search: AccountSearch = { text: q, digits: phoneDigits(q).replace(/\D/g, '') };
  const [rows, sums] = await Promise.all([
    listAccountRows(db, {
      ...search,
      field: sort.replace(/^-/, '') as AccountSort,
      isDescending: sort.startsWith('-'),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    sumAccounts(db, search),
  ]);
  return {
    accounts: rows.map(toAccount),
    total: sums.total,
    sums: {
      customers: sums.customers,
      owes: paiseToRupees(sums.owedPaise),
      limit: paiseToRupees(sums.limitPaise),
      openOrders: sums.openOrders,
    },
    lastMonth: monthAfter(thisMonth(now), -1),
  };
}

/** Also of a closed account. */
export async function getAccount(
  db: Db,
  userId: string,
  { month }: { month?: string | undefined } = {},
): Promise<AccountAnswer> {
  const listed = await findListedAccount(db, userId);
  if (listed === undefined) throw accountNotFound();
  const [orders, months, found] = await Promise.all([
    listOwedOrders(db, userId),
    monthsOf(db, userId),
    readRows(db, [userId], month === undefined ? ALL_TIME : spanOf(month)),
  ]);
  const rows = (found.get(userId)?.rows ?? []).toReversed();
  const shown = month === undefined ? rows.slice(0, accountLimits.rowsMax) : rows;
  return {
    account: toAccount(listed),
    orders: orders.map(toAccountOrder),
    months,
    rows: shown,
    hasMore: shown.length < rows.length,
  };
}

/** Null without an account, and with a closed one on which nothing is owed. */
export async function getMyAccount(
  db: Db,
  userId: string,
  now = new Date(),
): Promise<MyAccount | null> {
  const listed = await findListedAccount(db, userId);
  if (listed === undefined || (listed.closedAt !== null && listed.owedPaise === 0)) return null;
  const [orders, months] = await Promise.all([listOwedOrders(db, userId), monthsOf(db, userId)]);
  const current = thisMonth(now);
  return {
    ...standingOf(listed.limitPaise, listed.owedPaise),
    ...toOwnPrices(listed, listed.prices),
    orders: orders.map(toAccountOrder),
    months,
    lastMonth: months.find((month) => month < current) ?? null,
    upiNote: statementNote(listed.name),
    ...(listed.closedAt !== null && { isClosed: true }),
  };
}

/** What is owed on account, for Today. Undefined until a first account exists. */
export async function sumOwed(db: Db) {
  const sums = await findOwedSums(db);
  if (sums === undefined) return undefined;
  const { customers, orders, owedPaise } = sums;
  return { customers, orders, owes: paiseToRupees(owedPaise) };
}

/** What the person who calls sees of the account. Undefined without an open one. */
export async function findAccountOfCall(
  db: Db,
  { userId }: Pick<Order, 'userId'>,
): Promise<AccountOfCall | undefined> {
  const account = await findOpenAccount(db, userId._id);
  if (account === undefined) return undefined;
  const [orders, payments] = await Promise.all([
    listOwedOrders(db, userId._id),
    listLastPayments(db, userId._id),
  ]);
  const owedPaise = orders.reduce((sum, order) => sum + order.openPaise, 0);
  return {
    ...standingOf(account.limitPaise, owedPaise),
    oldestOpen: orders[0]?.createdAt.toISOString() ?? null,
    payments: payments.map(({ at, amountPaise, method }) => ({
      at: at.toISOString(),
      amount: paiseToRupees(amountPaise),
      method,
    })),
  };
}

export function toAccount(row: ListedAccount): Account {
  return {
    _id: row.userId,
    name: row.name,
    phone: row.phone ?? '',
    email: row.email ?? '',
    address: row.address,
    language: row.language,
    ...standingOf(row.limitPaise, row.owedPaise),
    ...toOwnPrices(row, row.prices),
    oldestOpen: row.oldestOpen?.toISOString() ?? null,
    openOrders: row.openOrders,
    ...(row.closedAt !== null && { isClosed: true }),
    version: row.version,
    setBy: row.setBy,
    setAt: row.setAt.toISOString(),
  };
}

function toAccountOrder({ id, createdAt, openPaise }: OwedOrderRow): AccountOrder {
  return { _id: id, createdAt: createdAt.toISOString(), open: paiseToRupees(openPaise) };
}
