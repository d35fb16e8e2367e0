import { endpoint, owner } from './endpoint.ts';
import type { ProductImport, ProductImportAnswer, ProductImportPreview } from './product-import.ts';

/** The import needs an `idempotency-key` header. */
export const productImportEndpoints = {
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
};
