import { counter, endpoint, owner } from '../endpoint.ts';
import type { ById, Deletion, Listing, Nothing } from '../endpoint.ts';
import type { LanguageQuery } from '../language/languages.ts';
import type { MessageAnswer } from '../text/text.ts';
import type { NewProduct, Product, ProductChange } from './catalog.ts';
import type { FlourHolders } from './grinds.ts';
import type { UploadAnswer } from './media.ts';
import type { ProductImport, ProductImportAnswer, ProductImportPreview } from './product-import.ts';
import type { ShelfPage, ShelfQuery } from './shelf.ts';
import type {
  PromisedOrder,
  StockAnswer,
  StockChange,
  StockFlour,
  StockLedger,
  StockLedgerQuery,
} from './stock.ts';

export const catalogEndpoints = {
  listProducts: endpoint<Listing, Product[]>('GET', '/api/products', 'public', counter),
  getProduct: endpoint<ById & { query?: LanguageQuery }, Product>(
    'GET',
    '/api/products/:id',
    'public',
    counter,
  ),
  createProduct: endpoint<{ body: NewProduct }, Product>('POST', '/api/products', 'admin', owner),
  updateProduct: endpoint<{ body: ProductChange }, Product>('PUT', '/api/products', 'admin', owner),
  deleteProduct: endpoint<Deletion, MessageAnswer>('DELETE', '/api/products/:id', 'admin', owner),
  countHolders: endpoint<ById, FlourHolders>(
    'GET',
    '/api/admin/products/:id/holders',
    'admin',
    owner,
  ),
  uploadImage: endpoint<{ body: FormData }, UploadAnswer>(
    'POST',
    '/api/file_upload',
    'admin',
    owner,
  ),

  // The import needs an `idempotency-key` header.
  checkProductImport: endpoint<{ body: { text: string } }, ProductImportPreview>(
    'POST',
    '/api/admin/product-import/check',
    'admin',
    owner,
  ),
  importProducts: endpoint<{ body: ProductImport }, ProductImportAnswer>(
    'POST',
    '/api/admin/product-import',
    'admin',
    owner,
  ),

  browseProducts: endpoint<{ query?: ShelfQuery }, ShelfPage>('GET', '/api/shelf', 'public'),

  // `:id` is the product. Moving stock needs an `idempotency-key` header.
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
