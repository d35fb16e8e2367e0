import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { SEARCH_MAX_LENGTH } from '@dalan/contract/text/lists';
import type { SizedList } from '@dalan/contract/people/preferences';
import { savePreferences, usePreferences } from '../session/preferences.ts';
import { useChangeParams } from './change-params.ts';

type PageSize = 5 | 10 | 25;

type ListOptions = {
  pageSizes: readonly [PageSize, ...PageSize[]];
  sortFields: readonly string[];
  defaultSort: string;
};

export type ListParams = ReturnType<typeof useListParams>;

type Place = Pick<Location, 'pathname' | 'search'>;

const PAGE = /^[1-9]\d{0,5}$/;

/**
 * Reads the list's state from the URL. Invalid values fall back to the defaults, the page size to the
 * preferred one.
 */
export function readListParams(search: URLSearchParams, options: ListOptions, preferred?: number) {
  const { pageSizes, sortFields, defaultSort } = options;
  const page = search.get('page') ?? '';
  const size = Number(search.get('size'));
  const sort = search.get('sort') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    page: PAGE.test(page) ? Number(page) : 1,
    pageSize:
      pageSizes.find((offered) => offered === size) ??
      pageSizes.find((offered) => offered === preferred) ??
      pageSizes[0],
    sort: sortFields.includes(sort.replace(/^-/, '')) ? sort : defaultSort,
  };
}

/** `open` and what names the row of a dialog. */
const DIALOG_PARAMETERS = ['open', 'order', 'user', 'product', 'message', 'staff', 'passkey'];
/** These pages, Change order and the slip, are about the order that their address names. */
const ORDER_PAGES = /(?:change|slip)$/;

/** The query string of a page without its open dialog. */
export function withoutDialogParams({ pathname, search }: Place): string {
  if (ORDER_PAGES.test(pathname)) return search;
  const kept = new URLSearchParams(search);
  for (const name of DIALOG_PARAMETERS) kept.delete(name);
  return kept.size === 0 ? '' : `?${kept}`;
}

/** A list's search, page, page size and sort live in the URL, so that reload and Back keep them. */
export function useListParams({ list, ...options }: ListOptions & { list: SizedList }) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const change = useChangeParams();
  const { pageSizes: chosenSizes = {} } = usePreferences();
  // A choice on another device waits until the list is opened again.
  const [preferred] = useState(chosenSizes[list]);
  const current = readListParams(search, options, preferred);
  const { pageSize: usual } = readListParams(new URLSearchParams(), options, preferred);
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
     * Does nothing while a dialog is open: closing it goes back to this entry, which corrects the
     * page then.
     */
    replacePage: (page: number) => {
      const hasDialog = DIALOG_PARAMETERS.some((name) => search.has(name));
      if (!hasDialog) change({ page: page === 1 ? '' : String(page) }, true);
    },
    setPageSize: (chosen: number) => {
      const pageSize = options.pageSizes.find((offered) => offered === chosen) ?? usual;
      change({ size: pageSize === usual ? '' : String(pageSize), page: '' });
      // The list is shown in any case. A choice that did not arrive can be made again next time.
      void savePreferences({ pageSizes: { [list]: pageSize } }).catch(() => undefined);
    },
    setSort: (sort: string) => change({ sort: sort === options.defaultSort ? '' : sort, page: '' }),
  };
}
