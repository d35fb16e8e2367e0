export type { ListQuery } from './lists.schema.ts';

/** Lists are paged by the server. Without parameters staff and customers get the newest 100, visitors all products. */
export const PAGE_SIZE_MAX = 100;
export const SEARCH_MAX_LENGTH = 100;
/** Counting stops here: a total of this size means "or more". */
export const COUNTED_AT_MOST = 10_000;
/** An order search stops here: with more matches it is not specific enough. */
export const ORDERS_FOUND_AT_MOST = 1_000;
export const TOTAL_COUNT_HEADER = 'x-total-count';

/** `some`: no row has all words of the search, and these have some of them. */
export const SEARCH_MATCH_HEADER = 'x-search-match';
export const SOME_WORDS = 'some';

export type Page<Row> = {
  rows: Row[];
  total: number;
  /** No row has all words of the search: these have some of them. */
  hasSomeWords?: boolean;
};
