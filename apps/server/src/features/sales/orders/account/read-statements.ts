import { accountLimits, statementNote } from '@dalan/contract/on-account/accounts';
import type { AccountStatement, AccountStatements } from '@dalan/contract/on-account/accounts';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Db } from '../../../../platform/db/database.ts';
import { accountNotFound } from './account-refusals.ts';
import { readRows, spanOf, thisMonth } from './account-rows.ts';
import type { RowsOfCustomer } from './account-rows.ts';
import { findStatementCustomer, listStatementCustomers } from './list-accounts.queries.ts';
import type { StatementCustomer } from './list-accounts.queries.ts';

/** The statement of one customer, also of a month without a row and of the month that is not over. */
export async function getStatement(
  db: Db,
  { userId, month, now = new Date() }: { userId: string; month: string; now?: Date },
): Promise<AccountStatement> {
  const customer = await findStatementCustomer(db, userId);
  if (customer === undefined) throw accountNotFound();
  const found = await readRows(db, [userId], spanOf(month));
  return toStatement(customer, found.get(userId), { month, now });
}

/** The statements of all who owed something or had a row in the month. */
export async function listStatements(
  db: Db,
  { month, now = new Date() }: { month: string; now?: Date },
): Promise<AccountStatements> {
  const customers = await listStatementCustomers(db);
  const found = await readRows(
    db,
    customers.map(({ id }) => id),
    spanOf(month),
  );
  const statements = customers
    .map((customer) => toStatement(customer, found.get(customer.id), { month, now }))
    .filter(({ broughtForward, rows }) => broughtForward !== 0 || rows.length > 0);
  return {
    statements: statements.slice(0, accountLimits.statementsMax),
    hasMore: statements.length > accountLimits.statementsMax,
  };
}

function toStatement(
  { id, ...customer }: StatementCustomer,
  { broughtPaise, rows }: RowsOfCustomer = { broughtPaise: 0, rows: [] },
  { month, now }: { month: string; now: Date },
): AccountStatement {
  const sumOf = (key: 'bought' | 'paid') =>
    rows.reduce((sum, row) => sum + rupeesToPaise(row[key] ?? 0), 0);
  const boughtPaise = sumOf('bought');
  const paidPaise = sumOf('paid');
  return {
    month,
    madeAt: now.toISOString(),
    isWhole: month < thisMonth(now),
    customer: {
      _id: id,
      name: customer.name,
      phone: customer.phone ?? '',
      address: customer.address,
      language: customer.language,
      email: customer.email ?? '',
      isEmailConfirmed: customer.isEmailConfirmed,
    },
    broughtForward: paiseToRupees(broughtPaise),
    rows,
    bought: paiseToRupees(boughtPaise),
    paid: paiseToRupees(paidPaise),
    toPay: paiseToRupees(broughtPaise + boughtPaise - paidPaise),
    upiNote: statementNote(customer.name, month),
  };
}
