import { SEARCH_MATCH_HEADER, SOME_WORDS, TOTAL_COUNT_HEADER } from '@dalan/contract/text/lists';
import type { Page } from '@dalan/contract/text/lists';

export function pageHeaders({ total, hasSomeWords = false }: Page<unknown>) {
  return {
    [TOTAL_COUNT_HEADER]: total,
    ...(hasSomeWords && { [SEARCH_MATCH_HEADER]: SOME_WORDS }),
  };
}
