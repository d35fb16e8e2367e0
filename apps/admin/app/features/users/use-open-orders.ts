import { useQuery } from '@tanstack/react-query';
import type { User } from '@dalan/contract/accounts';
import { api } from '../../lib/api/api.ts';

/** What is cancelled when this account is deleted: asked anew each time, and kept for nobody. */
export function useOpenOrders({ _id: id, role }: User) {
  return useQuery({
    queryKey: ['open-orders', id],
    queryFn: ({ signal }) => api.call('listOpenOrdersOfUser', { params: { id } }, { signal }),
    enabled: role === 'user',
    gcTime: 0,
  });
}
