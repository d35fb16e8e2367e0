import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { useOrderStream } from '../../lib/live/order-stream.ts';

export const DRAWER_KEY = 'drawer';
/** Runs are counted and cash is paid out without an event of an order. */
const REFRESH_MS = 60_000;

const drawerQuery = queryOptions({
  queryKey: [DRAWER_KEY, 'open'],
  queryFn: ({ signal }) => api.call('getDrawer', {}, { signal }),
  refetchInterval: REFRESH_MS,
});

export function useDrawer() {
  const drawer = useQuery(drawerQuery);
  const refetch = () => void queryClient.invalidateQueries({ queryKey: drawerQuery.queryKey });
  useOrderStream({ onMissed: refetch, onChanged: refetch });
  return drawer;
}

/** Closed drawers, which only the owner sees. */
export function useEarlierDrawers() {
  return useInfiniteQuery({
    queryKey: [DRAWER_KEY, 'earlier'],
    queryFn: ({ pageParam, signal }) =>
      api.call('listDrawers', { query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ drawers, hasMore }) => (hasMore ? drawers.at(-1)?._id : undefined),
  });
}
