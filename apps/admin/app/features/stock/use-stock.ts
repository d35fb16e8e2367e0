import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StockLedger } from '@dalan/contract/catalog/stock';
import { api } from '../../lib/api/api.ts';
import { useOrderStream } from '../../lib/live/order-stream.ts';

export const STOCK_KEY = 'stock';
/** Orders send events. What staff receive or waste elsewhere comes with the next refresh. */
const REFRESH_MS = 15_000;

export function useStock() {
  const queryClient = useQueryClient();
  const refetch = () => void queryClient.invalidateQueries({ queryKey: [STOCK_KEY] });
  useOrderStream({ onMissed: refetch, onChanged: refetch });
  return useQuery({
    queryKey: [STOCK_KEY, 'list'],
    queryFn: ({ signal }) => api.call('listStock', {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Rows of the ledger, newest first. `fetchNextPage` adds older ones below. */
export function useLedger(productId: string) {
  return useInfiniteQuery({
    queryKey: [STOCK_KEY, 'ledger', productId],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        'getStockLedger',
        { params: { id: productId }, query: pageParam === '' ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ hasOlder, rows }: StockLedger) =>
      hasOlder ? String(rows.at(-1)?._id) : undefined,
    refetchInterval: REFRESH_MS,
  });
}

export function usePromisedOrders(productId: string, isWanted: boolean) {
  return useQuery({
    queryKey: [STOCK_KEY, 'promised', productId],
    queryFn: ({ signal }) =>
      api.call('listPromisedOrders', { params: { id: productId } }, { signal }),
    enabled: isWanted,
  });
}
