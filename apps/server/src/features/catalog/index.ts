export { addProduct } from './change/add-product.ts';
export { openCatalog } from './read/catalog-snapshot.ts';
export type { Catalog } from './read/catalog-snapshot.ts';
export { findProductBySlug } from './products.queries.ts';
