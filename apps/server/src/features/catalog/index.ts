export { addProduct } from './add-product.ts';
export { openCatalog } from './catalog-snapshot.ts';
export type { Catalog } from './catalog-snapshot.ts';
export { findProductBySlug } from './products.queries.ts';
