export type { ListQuery } from './lists.schema.ts';

/** Lists are paged by the server. Without parameters staff and customers get the newest 100, visitors all products. */
export const PAGE_SIZE_MAX = 100;
export const SEARCH_MAX_LENGTH = 100;
/** Counting stops here: a total of this size means "or more". */
export const COUNTED_AT_MOST = 10_000;
/** An order search stops here: with more matches it is not specific enough. */
export const ORDERS_FOUND_AT_MOST = 1_000;
export const TOTAL_COUNT_HEADER = 'x-total-count';

export type Page<Row> = { rows: Row[]; total: number };
