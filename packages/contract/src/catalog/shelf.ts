export type { FilterOptions, ShelfPage, ShelfQuery, Sorting } from './shelf.schema.ts';

/** A page of 24 cards fills rows of two and of three. */
export const SHELF_PAGE_SIZE = 24;
export const SHELF_PAGE_SIZE_MAX = 48;
/** If nothing matches, this many other products in stock are shown. */
export const SHELF_SUGGESTED = 3;
export const SHELF_CATEGORIES_MAX = 20;

/** Without a sort, a search lists the closest match first, and the shelf the newest product. */
export const sortings = ['', 'price', '-price', 'name'] as const;
