import { useQuery } from '@tanstack/react-query';
import { COUNTED_AT_MOST } from '@dalan/contract/text/lists';
import { stepFacts } from '@dalan/contract/orders/order-steps';
import type { OrderCounts, OrderStep } from '@dalan/contract/orders/order-steps';
import { api } from '../../../lib/api/api.ts';
import { formatTotal } from '../../../ui/list/count-text.ts';
import { ORDERS_KEY } from '../order-cache.ts';

/** The key is below that of the lists, so that whatever reloads them reloads the counts. */
export function useOrderCounts(): OrderCounts | undefined {
  return useQuery({
    queryKey: [ORDERS_KEY, 'counts'],
    queryFn: ({ signal }) => api.call('countOrders', {}, { signal }),
  }).data;
}

/** `11`, `10,000+`; empty for zero and for steps in which nobody has to act. */
export function countOfStep(counts: OrderCounts | undefined, step: OrderStep): string {
  if (counts === undefined || !stepFacts[step].isWork) return '';
  const total = counts[step as keyof OrderCounts];
  if (total === 0) return '';
  return formatTotal({ total, isTotalCapped: total >= COUNTED_AT_MOST });
}
