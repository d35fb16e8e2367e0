import { useSearchParams } from 'react-router';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/lists';

type ListOptions = {
  pageSizes: readonly [number, ...number[]];
  sortFields: readonly string[];
  defaultSort: string;
};

export type ListAddress = ReturnType<typeof useListAddress>;

const PAGE = /^[1-9]\d{0,5}$/;

/** What the address asks of a list; whatever makes no sense in it counts as not said. */
export function readListAddress(search: URLSearchParams, options: ListOptions) {
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

/** Search, page, size and sort of a list live in the address, so that reload and Back keep them. */
export function useListAddress(options: ListOptions) {
  const [search, setSearch] = useSearchParams();
  const asked = readListAddress(search, options);

  function change(values: Record<string, string>, replace = false) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace, preventScrollReset: true },
    );
  }
  return {
    ...asked,
    pageSizes: options.pageSizes,
    search: {
      text: asked.q,
      maxLength: SEARCH_MAX_LENGTH,
      // The first letters make a step for Back; the ones after them do not.
      onSearch: (q: string) => change({ q, page: '' }, asked.q !== ''),
    },
    setPage: (page: number) => change({ page: page === 1 ? '' : String(page) }),
    correctPage: (page: number) => change({ page: page === 1 ? '' : String(page) }, true),
    setPageSize: (pageSize: number) =>
      change({ size: pageSize === options.pageSizes[0] ? '' : String(pageSize), page: '' }),
    setSort: (sort: string) => change({ sort: sort === options.defaultSort ? '' : sort, page: '' }),
  };
}
