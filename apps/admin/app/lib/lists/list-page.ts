import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListQuery, Page } from '@dalan/contract/lists';
import { isGone } from '../api/api.ts';
import type { ListParams } from './list-params.ts';
import { isSessionEnd } from '../session/session.ts';

type ListSource<Row> = {
  /** The first part of the query's key: what a change of a row makes stale. */
  key: string;
  params: ListParams;
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
  /** Somebody is about to press something in a row: what others did waits, and no row moves. */
  isInUse: boolean;
  /** What of a changed row may be shown at once, since it moves no other. */
  inPlace?: (row: Row, changed: Row) => Row;
  /** The server counts no further than this. */
  countedAtMost?: number;
  onFail: (error: Error) => void;
};

/** A page as it came, and which one was asked for. */
type FetchedPage<Row> = Page<Row> & { firstRow: number; asked: string };

/** The page of a list that the address asks for, as `ListFrame` and `ListTable` take it. */
export function useListPage<Row extends { _id: string }>(list: ListSource<Row>) {
  const { key, params, countedAtMost, isInUse, inPlace, ...source } = list;
  const { q, page, pageSize, pageSizes, sort } = params;
  const asked: ListQuery = { ...(q !== '' && { q }), page, pageSize, sort };
  const query = useQuery({
    queryKey: [key, asked],
    queryFn: async ({ signal }): Promise<FetchedPage<Row>> => ({
      ...(await source.fetchPage(asked, signal)),
      firstRow: (page - 1) * pageSize + 1,
      asked: JSON.stringify(asked),
    }),
    placeholderData: keepPreviousData,
  });
  // What the screen has: a page that fails leaves it as it was, and so does a row that is in use.
  const [shown, setShown] = useState<FetchedPage<Row>>();
  const newest = query.data;
  const isOwnChange = useAwaitsOwnChange(query);
  const mayMove = !isInUse || isOwnChange;
  if (newest !== undefined && newest !== shown && (mayMove || isDifferentPage(shown, newest))) {
    setShown(newest);
  }
  const showNewest = () => {
    if (newest !== undefined) setShown(newest);
  };
  const { total, firstRow, ...held } = shown ?? { rows: [], total: 0, firstRow: 1 };
  const isWaiting = newest !== undefined && shown !== undefined && newest !== shown;
  const rows = isWaiting && inPlace ? mergeInPlace(held.rows, newest.rows, inPlace) : held.rows;

  const { error } = query;
  const onFail = useEffectEvent(source.onFail);
  useEffect(() => {
    if (error !== null && !isSessionEnd(error)) onFail(error);
  }, [error]);

  const isTotalOpen = countedAtMost !== undefined && total >= countedAtMost;
  const lastPageNumber = Math.max(1, Math.ceil((newest?.total ?? 0) / pageSize));
  const isBeyondEnd =
    query.isSuccess && !query.isPlaceholderData && newest?.rows.length === 0 && page > 1;
  const goToLastPage = useEffectEvent(() => params.replacePage(lastPageNumber));
  useEffect(() => {
    if (isBeyondEnd) goToLastPage();
    // Closing a dialog is a step back, which may lead to the page that is no more.
  }, [isBeyondEnd, params.entry]);

  return {
    view: {
      rows,
      isLoading: query.isPending || isBeyondEnd,
      isStale: query.isPlaceholderData,
      hasFailed: query.isError,
      retry: () => void query.refetch(),
    },
    paging: {
      page,
      firstRow,
      pageSize,
      pageSizes,
      total,
      isTotalOpen,
      onPage: params.setPage,
      onPageSize: params.setPageSize,
    },
    sorting: { sort, onSort: params.setSort },
    isCounted: shown !== undefined,
    /** The rows that wait until nobody is in the way; none where the screen has the newest. */
    waiting: isWaiting && !haveSameIds(newest.rows, held.rows) ? newest.rows : undefined,
    showNewest,
  };
}

/** Another page was asked for, or there is no row that could move. */
function isDifferentPage<Row>(
  shown: FetchedPage<Row> | undefined,
  newest: FetchedPage<Row>,
): boolean {
  return shown?.asked !== newest.asked || shown.rows.length === 0;
}

function haveSameIds(some: { _id: string }[], others: { _id: string }[]): boolean {
  return some.length === others.length && some.every(({ _id }, at) => _id === others[at]?._id);
}

function mergeInPlace<Row extends { _id: string }>(
  rows: Row[],
  newest: Row[],
  inPlace: (row: Row, changed: Row) => Row,
): Row[] {
  const changed = new Map(newest.map((row) => [row._id, row]));
  return rows.map((row) => {
    const now = changed.get(row._id);
    return now === undefined ? row : inPlace(row, now);
  });
}

/**
 * What is done on this screen is seen on it at once: whoever did it looks for it. So is what stood
 * in the way of it, where somebody else was quicker to delete a row.
 */
function useAwaitsOwnChange(query: { isFetching: boolean; dataUpdatedAt: number }): boolean {
  const queryClient = useQueryClient();
  /** The list is awaited that is newer than this. */
  const [since, setSince] = useState<number>();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        if (event.action.type === 'success') setSince(0);
        else if (event.action.type === 'error' && isGone(event.action.error)) setSince(Date.now());
      }),
    [queryClient],
  );
  const isHere = since !== undefined && !query.isFetching && query.dataUpdatedAt >= since;
  if (isHere) setSince(undefined);
  return since !== undefined;
}
