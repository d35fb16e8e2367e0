import type { Bill } from './bills.ts';
import { counter, endpoint } from './endpoint.ts';
import type { LanguageQuery } from './languages.ts';

/** Of the flours of an order that has no bill yet. A bill is as it was made. */
type InLanguage = { query?: LanguageQuery };
type ById = { params: { id: string } };

export const billEndpoints = {
  getMyBill: endpoint<ById, Bill>('GET', '/api/orders/:id/bill', 'customer'),
  makeMyBill: endpoint<ById & InLanguage, Bill>('POST', '/api/orders/:id/bill', 'customer'),
  getBill: endpoint<ById, Bill>('GET', '/api/admin/orders/:id/bill', 'admin', counter),
  makeBill: endpoint<ById, Bill>('POST', '/api/admin/orders/:id/bill', 'admin', counter),
};
