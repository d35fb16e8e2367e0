import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/**
 * Areas, open days and room. While the delivery rule is off, the rule is null and there are no
 * days.
 */
export const deliveryQuery = queryOptions({
  queryKey: ['delivery'],
  queryFn: ({ signal }) => api.call('getDelivery', {}, { signal }),
  staleTime: 60_000,
});
