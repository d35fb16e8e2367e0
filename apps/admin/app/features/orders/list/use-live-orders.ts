import { useQueryClient } from '@tanstack/react-query';
import type { OrdersChanged } from '@dalan/contract/desk/live-orders';
import { useOrderStream } from '../../../lib/live/order-stream.ts';
import { ORDER_KEY, ORDERS_KEY } from '../order-cache.ts';

/** Refetches the open list and the open order whenever anybody places or changes an order. */
export function useLiveOrders(onChanged: (message: OrdersChanged) => void): void {
  const queryClient = useQueryClient();
  const refetch = () => {
    for (const key of [ORDERS_KEY, ORDER_KEY]) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  };
  useOrderStream({
    onMissed: refetch,
    onChanged: (message) => {
      refetch();
      onChanged(message);
    },
  });
}
