import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ListQuery, Page } from '@dalan/contract/text/lists';
import { isNotFound } from '../api/api.ts';
import { keepList, readKeptList } from './kept-lists.ts';
import type { ListParams } from './list-params.ts';
import { isSessionEnd, useUserId } from '../session/session.ts';

type ListSource<Row, More> = {
  /** First element of the query key. A row mutation invalidates it. */
  key: string;
  params: ListParams;
  /** Fetches the page, and what else comes with it. */
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row> & More>;
  /** Query parameters beside search, page and sort. */
  filters?: Record<string, string>;
  /** While staff are using a row, other people's changes wait, so that no row moves. */
  isInUse: boolean;
  /** Merges those changes into a row that can be shown at once without moving other rows. */
  mergeRow?: (row: Row, changed: Row) => Row;
  /** The number at which the server stops counting. */
  countedAtMost?: number;
  onFail: (error: Error) => void;
};

type FetchedPage<Row> = Page<Row> & { firstRow: number; request: string };

/** For this long the component does not ask again for what its route has fetched. */
const FRESH_MS = 3000;

/** A page of a list. Its route can start this query before the component is drawn. */
export function listPageQuery<Row, More extends object = object>(
  key: string,
  request: ListRequest,
  fetchPage: ListSource<Row, More>['fetchPage'],
) {
  return queryOptions({
    queryKey: [key, request],
    queryFn: async ({ signal }): Promise<FetchedPage<Row> & More> => ({
      ...(await fetchPage(request, signal)),
      firstRow: (request.page - 1) * request.pageSize + 1,
      request: JSON.stringify(request),
    }),
    staleTime: FRESH_MS,
  });
}

type ListRequest = ListQuery & { page: number; pageSize: number };
type ListPlace = Pick<ListParams, 'q' | 'page' | 'pageSize' | 'sort'>;

export function listRequest(place: ListPlace, filters?: Record<string, string>): ListRequest {
  const { q, page, pageSize, sort } = place;
  return { ...(q !== '' && { q }), page, pageSize, sort, ...filters };
}

/** Loads the page that the URL names, in the form that `ListFrame` and `ListTable` expect. */
export function useListPage<Row extends { _id: string }, More extends object = object>(
  list: ListSource<Row, More>,
) {
  const { key, params, filters, countedAtMost, isInUse, mergeRow, ...source } = list;
  const { q, page, pageSize, pageSizes } = params;
  const request = listRequest(params, filters);
  const query = useQuery({
    ...listPageQuery<Row, More>(key, request, source.fetchPage),
    placeholderData: keepPreviousData,
  });
  const requestText = JSON.stringify(request);
  const userId = useUserId();
  const kept = useMemo(
    () => readKeptList(key, userId, requestText) as (FetchedPage<Row> & More) | undefined,
    [key, userId, requestText],
  );
  // The page on screen. It stays when a fetch fails and, unless it is our own change, while in use.
  const [shown, setShown] = useState<FetchedPage<Row> & More>();
  const newest = query.data ?? kept;
  const isKept = query.data === undefined && kept !== undefined;
  const awaitsOwnChange = useAwaitsOwnChange(query);
  // A page kept from the last visit is replaced at once, because nobody may work with its rows.
  const canUpdate = !isInUse || awaitsOwnChange || (shown !== undefined && shown === kept);
  if (newest !== undefined && newest !== shown && (canUpdate || isDifferentPage(shown, newest))) {
    setShown(newest);
  }
  const isFirstPage = q === '' && page === 1;
  const isFresh = query.isSuccess && !query.isPlaceholderData;
  useEffect(() => {
    if (newest !== undefined && isFirstPage && isFresh) keepList(key, userId, newest);
  }, [key, userId, newest, isFirstPage, isFresh]);
  const showNewest = () => {
    if (newest !== undefined) setShown(newest);
  };
  const { total, firstRow, rows: shownRows } = shown ?? { rows: [], total: 0, firstRow: 1 };
  const hasPending = newest !== undefined && shown !== undefined && newest !== shown;
  const rows = hasPending && mergeRow ? mergeInPlace(shownRows, newest.rows, mergeRow) : shownRows;

  const { error } = query;
  const onFail = useEffectEvent(source.onFail);
  useEffect(() => {
    if (error !== null && !isSessionEnd(error)) onFail(error);
  }, [error]);

  const isTotalCapped = countedAtMost !== undefined && total >= countedAtMost;
  const lastPageNumber = Math.max(1, Math.ceil((newest?.total ?? 0) / pageSize));
  const isBeyondEnd =
    query.isSuccess && !query.isPlaceholderData && newest?.rows.length === 0 && page > 1;
  const goToLastPage = useEffectEvent(() => params.replacePage(lastPageNumber));
  useEffect(() => {
    if (isBeyondEnd) goToLastPage();
    // Closing a dialog goes back in history, possibly to a page that no longer exists.
  }, [isBeyondEnd, params.historyKey]);

  return {
    view: {
      rows,
      isLoading: (query.isPending && !isKept) || isBeyondEnd,
      isStale: query.isPlaceholderData || isKept,
      hasFailed: query.isError,
      retry: () => void query.refetch(),
    },
    paging: {
      page,
      firstRow,
      pageSize,
      pageSizes,
      total,
      isTotalCapped,
      hasSomeWords: shown?.hasSomeWords ?? false,
      onPage: params.setPage,
      onPageSize: params.setPageSize,
    },
    sorting: { sort: params.sort, onSort: params.setSort },
    isCounted: shown !== undefined,
    /** The page as the server sent it. */
    fetched: shown,
    /** Newer rows, held back while the list is in use. */
    pendingRows: hasPending && !haveSameIds(newest.rows, shownRows) ? newest.rows : undefined,
    showNewest,
  };
}

/** True for another page or search, or an empty one: no row could move. */
function isDifferentPage<Row>(
  shown: FetchedPage<Row> | undefined,
  newest: FetchedPage<Row>,
): boolean {
  return shown?.request !== newest.request || shown.rows.length === 0;
}

function haveSameIds(some: { _id: string }[], others: { _id: string }[]): boolean {
  return (
    some.length === others.length && some.every(({ _id }, index) => _id === others[index]?._id)
  );
}

function mergeInPlace<Row extends { _id: string }>(
  rows: Row[],
  newest: Row[],
  mergeRow: (row: Row, changed: Row) => Row,
): Row[] {
  const changed = new Map(newest.map((row) => [row._id, row]));
  return rows.map((row) => {
    const now = changed.get(row._id);
    return now === undefined ? row : mergeRow(row, now);
  });
}

/**
 * Staff expect to see their own change at once, so it is not held back. The same applies when a
 * change fails because somebody else has deleted the row.
 */
function useAwaitsOwnChange(query: { isFetching: boolean; dataUpdatedAt: number }): boolean {
  const queryClient = useQueryClient();
  /** The time that the awaited fetch must be newer than. */
  const [since, setSince] = useState<number>();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'success') setSince(0);
        else if (event.action.type === 'error' && isNotFound(event.action.error))
          setSince(Date.now());
      }),
    [queryClient],
  );
  const hasArrived = since !== undefined && !query.isFetching && query.dataUpdatedAt >= since;
  if (hasArrived) setSince(undefined);
  return since !== undefined;
}
