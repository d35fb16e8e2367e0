import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ListQuery, Page } from '@dalan/contract/lists';
import type { ListAddress } from './list-address.ts';
import { isSessionEnd } from './session.ts';

type ListSource<Row> = {
  /** The first part of the query's key: what a change of a row makes stale. */
  key: string;
  address: ListAddress;
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<Page<Row>>;
  /** The server counts no further than this. */
  countedAtMost?: number;
  onFail: (error: Error) => void;
};

/** The page of a list that the address asks for, as `ListFrame` and `ListTable` take it. */
export function useListPage<Row>({ key, address, countedAtMost, ...source }: ListSource<Row>) {
  const { q, page, pageSize, pageSizes, sort } = address;
  const asked: ListQuery = { ...(q !== '' && { q }), page, pageSize, sort };
  const query = useQuery({
    queryKey: [key, asked],
    queryFn: async ({ signal }) => ({
      ...(await source.fetchPage(asked, signal)),
      firstRow: (page - 1) * pageSize + 1,
    }),
    placeholderData: keepPreviousData,
  });
  // A page that fails keeps nothing of the one before it; the screen does.
  const [lastPage, setLastPage] = useState<typeof query.data>();
  if (query.data !== undefined && query.data !== lastPage) setLastPage(query.data);
  const { rows, total, firstRow } = query.data ?? lastPage ?? { rows: [], total: 0, firstRow: 1 };

  const { error } = query;
  const onFail = useEffectEvent(source.onFail);
  useEffect(() => {
    if (error !== null && !isSessionEnd(error)) onFail(error);
  }, [error]);

  const isTotalOpen = countedAtMost !== undefined && total >= countedAtMost;
  const lastPageNumber = Math.max(1, Math.ceil(total / pageSize));
  const isBeyondEnd = query.isSuccess && !query.isPlaceholderData && rows.length === 0 && page > 1;
  const goToLastPage = useEffectEvent(() => address.correctPage(lastPageNumber));
  useEffect(() => {
    if (isBeyondEnd) goToLastPage();
  }, [isBeyondEnd]);

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
      onPage: address.setPage,
      onPageSize: address.setPageSize,
    },
    sorting: { sort, onSort: address.setSort },
    isCounted: lastPage !== undefined,
  };
}
