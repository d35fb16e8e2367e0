import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

/** Who holds this flour in which grind and weight. Never cached: orders come in all the time. */
export function useHolders(productId: string | undefined, isWanted: boolean) {
  const id = productId ?? '';
  return useQuery({
    queryKey: ['holders', id],
    queryFn: ({ signal }) => api.call('countHolders', { params: { id } }, { signal }),
    enabled: isWanted && id !== '',
    gcTime: 0,
  }).data;
}
