import { queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import { api } from '../../lib/api/api.ts';

const REFRESH_MS = 30_000;

export const counterQuery = queryOptions({
  queryKey: ['counter', 'till'],
  queryFn: ({ signal }) => api.call('getCounter', {}, { signal }),
  refetchInterval: REFRESH_MS,
});

export const SOLD_TODAY_KEY = ['counter', 'sold'];

/** The newest sales of a day at the counter. */
export function soldTodayQuery(day: string) {
  return queryOptions({
    queryKey: [...SOLD_TODAY_KEY, day],
    queryFn: ({ signal }) =>
      api.list(
        'listOrders',
        { query: { channel: 'counter', from: day, to: day, pageSize: PAGE_SIZE_MAX } },
        { signal },
      ),
    refetchInterval: REFRESH_MS,
  });
}
