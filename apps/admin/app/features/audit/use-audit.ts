import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { AUDIT_SEARCH_MIN_LENGTH } from '@dalan/contract/office/audit';
import type { AuditAnswer, AuditQuery } from '@dalan/contract/office/audit';
import { api } from '../../lib/api/api.ts';
import type { AuditFilters } from './audit-params.ts';

const AUDIT_KEY = 'audit';

/** Rows of the log, newest first. `showOlder` adds the next page below. */
export function useAudit(filters: AuditFilters) {
  const isTooShort = filters.q !== '' && filters.q.length < AUDIT_SEARCH_MIN_LENGTH;
  const asked: AuditQuery = Object.fromEntries(
    Object.entries(filters).filter(
      ([name, value]) => value !== '' && !(name === 'q' && isTooShort),
    ),
  );
  const query = useInfiniteQuery({
    queryKey: [AUDIT_KEY, asked],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'listAudit',
        { query: { ...asked, ...(pageParam !== '' && { before: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ hasOlder, data }: AuditAnswer) =>
      hasOlder ? String(data.at(-1)?._id) : undefined,
    placeholderData: keepPreviousData,
    // The log only grows at its top: pages already read never change.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const pages = query.data?.pages ?? [];
  return {
    isTooShort,
    entries: pages.flatMap(({ data }) => data),
    staff: pages[0]?.staff ?? [],
    total: pages[0]?.total ?? null,
    isLoading: query.isPending,
    isStale: query.isPlaceholderData,
    hasFailed: query.isError,
    retry: () => void (pages.length > 0 ? query.fetchNextPage() : query.refetch()),
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    showOlder: () => {
      if (!query.isFetchingNextPage) void query.fetchNextPage();
    },
  };
}
