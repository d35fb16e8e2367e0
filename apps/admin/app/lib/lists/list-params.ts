import { useLocation, useSearchParams } from 'react-router';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/lists';

type ListOptions = {
  pageSizes: readonly [number, ...number[]];
  sortFields: readonly string[];
  defaultSort: string;
};

export type ListParams = ReturnType<typeof useListParams>;

const PAGE = /^[1-9]\d{0,5}$/;

/** What the address asks of a list; whatever makes no sense in it counts as not said. */
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

const LIST_PARAMETERS = ['q', 'page', 'size', 'sort'];

/** The same list without the dialog that the address opens over it. */
export function withoutDialogParams(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => LIST_PARAMETERS.includes(name));
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/** Search, page, size and sort of a list live in the address, so that reload and Back keep them. */
export function useListParams(options: ListOptions) {
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation() as { state: unknown; key: string };
  const asked = readListParams(search, options);

  function change(values: Record<string, string>, replace = false) {
    setSearch(
      () => {
        // Not the last render's: a search is sent late, and a dialog may have been opened meanwhile.
        const after = new URLSearchParams(window.location.search);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      // What an entry of the history knows of itself stays with it.
      { replace, preventScrollReset: true, ...(replace && { state }) },
    );
  }
  return {
    ...asked,
    /** Which entry of the history this is. */
    entry: key,
    pageSizes: options.pageSizes,
    search: {
      text: asked.q,
      maxLength: SEARCH_MAX_LENGTH,
      // The first letters make a step for Back; the ones after them do not.
      onSearch: (q: string) => change({ q, page: '' }, asked.q !== ''),
    },
    setPage: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    /** Not under an open dialog, which the address names too: its own way back leads here again. */
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
