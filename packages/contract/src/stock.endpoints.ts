import { counter, endpoint } from './endpoint.ts';
import type {
  PromisedOrder,
  StockAnswer,
  StockChange,
  StockFlour,
  StockLedger,
  StockLedgerQuery,
} from './stock.ts';

type ById = { params: { id: string } };
type Nothing = Record<never, never>;

/** `:id` is the product. Moving stock needs an `idempotency-key` header. */
export const stockEndpoints = {
  listStock: endpoint<Nothing, StockAnswer>('GET', '/api/admin/stock', 'admin', counter),
  getStockLedger: endpoint<ById & { query?: StockLedgerQuery }, StockLedger>(
    'GET',
    '/api/admin/stock/:id/ledger',
    'admin',
    counter,
  ),
  /** A file to download. */
  getStockLedgerFile: endpoint<ById, string>(
    'GET',
    '/api/admin/stock/:id/ledger.csv',
    'admin',
    counter,
  ),
  listPromisedOrders: endpoint<ById, { orders: PromisedOrder[] }>(
    'GET',
    '/api/admin/stock/:id/promised',
    'admin',
    counter,
  ),
  changeStock: endpoint<ById & { body: StockChange }, StockFlour>(
    'POST',
    '/api/admin/stock/:id/movements',
    'admin',
    counter,
  ),
  setLowMark: endpoint<ById & { body: { lowMark: number } }, StockFlour>(
    'PUT',
    '/api/admin/stock/:id/low-mark',
    'admin',
    counter,
  ),
};
