import { SEARCH_MAX_LENGTH } from '@dalan/contract/text/lists';

export function readSearchText(query: URLSearchParams): string {
  return (query.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH);
}
