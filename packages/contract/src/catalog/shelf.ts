export type { FilterOptions, ShelfPage, ShelfQuery, Sorting } from './shelf.schema.ts';

/** Rows of two and of three cards come out even. */
export const SHELF_PAGE_SIZE = 24;
export const SHELF_PAGE_SIZE_MAX = 48;
/** If nothing matches, this many other products in stock are shown. */
export const SHELF_SUGGESTED = 3;
export const SHELF_CATEGORIES_MAX = 20;

/** Without a sort, the closest match comes first, otherwise the newest. */
export const sortings = ['', 'price', '-price', 'name'] as const;
