export { ensureShortCodes, suggestShortCodes } from './change/short-codes.ts';
export { addProduct } from './change/add-product.ts';
export { newProductFields } from './change/product-fields.rules.ts';
export { hasLabels, listProductsById } from './import/import.queries.ts';
export { createImportThread } from './import/run-in-import-thread.ts';
export { productColumns } from './product-columns.rules.ts';
export { openCatalog } from './read/catalog-snapshot.ts';
export type { Catalog } from './read/catalog-snapshot.ts';
export { findProductBySlug } from './products.queries.ts';
