import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Areas, open days and room. Null and none while the delivery rule is off. */
export const deliveryQuery = queryOptions({
  queryKey: ['delivery'],
  queryFn: ({ signal }) => api.call('getDelivery', {}, { signal }),
  staleTime: 60_000,
});
