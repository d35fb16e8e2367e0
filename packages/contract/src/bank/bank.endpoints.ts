import { counter, endpoint } from '../endpoint.ts';
import type { Nothing } from '../endpoint.ts';
import type { MessageAnswer } from '../text/text.ts';
import type {
  BankDesk,
  BankOrders,
  BankOrdersQuery,
  BankRecord,
  BankRecorded,
  KeptBankColumns,
} from './bank-rows.ts';

export const bankEndpoints = {
  getBankDesk: endpoint<Nothing, BankDesk>('GET', '/api/admin/bank', 'admin', counter),
  getBankOrders: endpoint<{ query: BankOrdersQuery }, BankOrders>(
    'GET',
    '/api/admin/bank/orders',
    'admin',
    counter,
  ),
  keepBankColumns: endpoint<{ body: KeptBankColumns }, MessageAnswer>(
    'PUT',
    '/api/admin/bank/columns',
    'admin',
    counter,
  ),
  /** All rows are recorded, or none. Needs an `idempotency-key` header. */
  recordBankRows: endpoint<{ body: BankRecord }, BankRecorded>(
    'POST',
    '/api/admin/bank/payments',
    'admin',
    counter,
  ),
};
