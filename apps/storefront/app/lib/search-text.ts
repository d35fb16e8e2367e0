import { SEARCH_MAX_LENGTH } from '@dalan/contract/lists';

/** What the visitor searched for, as the address says it. */
export function readSearchText(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH);
}
