import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** Opening the page makes the bill, if the flour is milled and it was not made before. */
export function useBill(orderId: string) {
  return useQuery({
    queryKey: ['bill', orderId],
    queryFn: ({ signal }) => api.call('makeBill', { params: { id: orderId } }, { signal }),
  });
}
