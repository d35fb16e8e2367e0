import { counter, endpoint, owner } from '../endpoint.ts';
import type { ById, Nothing } from '../endpoint.ts';
import type { Order } from '../orders/orders.ts';
import type { MessageAnswer } from '../text/text.ts';
import type {
  AccountAnswer,
  AccountChange,
  AccountClosing,
  AccountPaid,
  AccountQuery,
  AccountsAnswer,
  AccountsQuery,
  AccountStatement,
  AccountStatements,
  MyAccount,
  NewAccountPayment,
  OnAccountChange,
  StatementQuery,
} from './accounts.ts';

/** Customers who may owe. `:id` is the customer, except in `setOnAccount`. */
export const accountEndpoints = {
  listAccounts: endpoint<{ query?: AccountsQuery }, AccountsAnswer>(
    'GET',
    '/api/admin/accounts',
    'admin',
    counter,
  ),
  /** All accounts of the list as a CSV file. */
  getAccountsFile: endpoint<Nothing, string>('GET', '/api/admin/accounts.csv', 'admin', counter),
  getAccount: endpoint<ById & { query?: AccountQuery }, AccountAnswer>(
    'GET',
    '/api/admin/accounts/:id',
    'admin',
    counter,
  ),
  /** The rows of a month, or all of them, as a CSV file, oldest first. */
  getAccountFile: endpoint<ById & { query?: AccountQuery }, string>(
    'GET',
    '/api/admin/accounts/:id/account.csv',
    'admin',
    counter,
  ),
  /** Opens an account (version 0), changes it, or opens a closed one again. */
  saveAccount: endpoint<ById & { body: AccountChange }, AccountAnswer>(
    'PUT',
    '/api/admin/accounts/:id',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
  /** Refused while something is owed: ACCOUNT_REFUSED. */
  closeAccount: endpoint<ById & { body: AccountClosing }, AccountAnswer>(
    'POST',
    '/api/admin/accounts/:id/close',
    'admin',
    owner,
    { freshProof: 'staff' },
  ),
  /** Needs an `idempotency-key` header: the same call again records nothing twice. */
  recordAccountPayment: endpoint<ById & { body: NewAccountPayment }, AccountPaid>(
    'POST',
    '/api/admin/accounts/:id/payments',
    'admin',
    counter,
  ),
  getAccountStatement: endpoint<ById & { query: StatementQuery }, AccountStatement>(
    'GET',
    '/api/admin/accounts/:id/statement',
    'admin',
    counter,
  ),
  listAccountStatements: endpoint<{ query: StatementQuery }, AccountStatements>(
    'GET',
    '/api/admin/account-statements',
    'admin',
    counter,
  ),
  /** In the customer's language. It goes once for each month and day, however often it is asked for. */
  mailAccountStatement: endpoint<ById & { body: StatementQuery }, MessageAnswer>(
    'POST',
    '/api/admin/accounts/:id/statement-mail',
    'admin',
    counter,
  ),
  /** `:id` is the order. Collect at the door takes it off the account. */
  setOnAccount: endpoint<ById & { body: OnAccountChange }, Order>(
    'POST',
    '/api/admin/orders/:id/on-account',
    'admin',
    counter,
  ),

  /** Null for a customer without an account. */
  getMyAccount: endpoint<Nothing, MyAccount | null>('GET', '/api/my-account', 'customer'),
  getMyStatement: endpoint<{ query: StatementQuery }, AccountStatement>(
    'GET',
    '/api/my-account/statement',
    'customer',
  ),
};
