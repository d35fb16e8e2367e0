import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@dalan/contract/orders';
import { api, isGone } from '../../../lib/api/api.ts';
import { keepNewest, orderKey } from '../order-cache.ts';
import { ORDERS_KEY } from '../list/use-orders.ts';

/** One order as it is now; `row` is what the list knows of it until then, where it does. */
export function useOrder(id: string, row: Order | undefined) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }) => {
      try {
        return keepNewest(queryClient, await api.call('getOrder', { params: { id } }, { signal }));
      } catch (error) {
        if (isGone(error)) void queryClient.invalidateQueries({ queryKey: [ORDERS_KEY] });
        throw error;
      }
    },
    initialData: row,
    initialDataUpdatedAt: 0,
  });
  return {
    order: query.data,
    isGone: isGone(query.error),
    error: query.error,
    retry: () => void query.refetch(),
  };
}
