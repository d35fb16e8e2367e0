import { useLocation, useSearchParams } from 'react-router';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/lists';
import { useChangeParams } from './change-params.ts';

type ListOptions = {
  pageSizes: readonly [number, ...number[]];
  sortFields: readonly string[];
  defaultSort: string;
};

export type ListParams = ReturnType<typeof useListParams>;

const PAGE = /^[1-9]\d{0,5}$/;

/** Reads the list's state from the URL. Invalid values fall back to the defaults. */
export function readListParams(search: URLSearchParams, options: ListOptions) {
  const { pageSizes, sortFields, defaultSort } = options;
  const page = search.get('page') ?? '';
  const size = Number(search.get('size'));
  const sort = search.get('sort') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    page: PAGE.test(page) ? Number(page) : 1,
    pageSize: pageSizes.includes(size) ? size : pageSizes[0],
    sort: sortFields.includes(sort.replace(/^-/, '')) ? sort : defaultSort,
  };
}

const LIST_PARAMETERS = ['q', 'page', 'size', 'sort', 'step', 'due', 'area', 'payment'];

/** The query string with only the list's own parameters. */
export function withoutDialogParams(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => LIST_PARAMETERS.includes(name));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/** A list's search, page, page size and sort live in the URL, so that reload and Back keep them. */
export function useListParams(options: ListOptions) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const change = useChangeParams();
  const current = readListParams(search, options);
  return {
    ...current,
    historyKey: key,
    pageSizes: options.pageSizes,
    search: {
      text: current.q,
      maxLength: SEARCH_MAX_LENGTH,
      // Only the start of a search adds a history entry; further typing replaces it.
      onSearch: (q: string) => change({ q, page: '' }, current.q !== ''),
    },
    setPage: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    /**
     * Skipped while a dialog is open: closing it goes back to this entry, which corrects the page
     * then.
     */
    replacePage: (page: number) => {
      if (hasOnlyListParams(search)) change({ page: page === 1 ? '' : String(page) }, true);
    },
    setPageSize: (pageSize: number) =>
      change({ size: pageSize === options.pageSizes[0] ? '' : String(pageSize), page: '' }),
    setSort: (sort: string) => change({ sort: sort === options.defaultSort ? '' : sort, page: '' }),
  };
}

function hasOnlyListParams(search: URLSearchParams): boolean {
  return [...search.keys()].every((name) => LIST_PARAMETERS.includes(name));
}
