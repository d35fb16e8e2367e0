import type { ShelfQuery } from '@dalan/contract/catalog/shelf';

const SHOWN_ON_HOME = 12;
const RELATED = 3;

/** A page and its prefetch must make the same calls, so both use these. */
export const homeShelf: ShelfQuery = { pageSize: SHOWN_ON_HOME };

export function relatedShelf(besides: string): ShelfQuery {
  return { besides, pageSize: RELATED };
}
