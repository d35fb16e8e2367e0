import { queryOptions } from '@tanstack/react-query';
import { PAGE_SIZE_MAX } from '@dalan/contract/text/lists';
import { allPages } from '../../lib/api/all-pages.ts';
import { api } from '../../lib/api/api.ts';

const REFRESH_MS = 30_000;

export const counterQuery = queryOptions({
  queryKey: ['counter', 'till'],
  queryFn: ({ signal }) => api.call('getCounter', {}, { signal }),
  refetchInterval: REFRESH_MS,
});

export const SOLD_TODAY_KEY = ['counter', 'sold'];

/** The sales of a day at the counter, newest first. */
export function soldTodayQuery(day: string) {
  const query = { channel: 'counter', from: day, to: day, pageSize: PAGE_SIZE_MAX } as const;
  return queryOptions({
    queryKey: [...SOLD_TODAY_KEY, day],
    queryFn: ({ signal }) =>
      allPages((page) => api.list('listOrders', { query: { ...query, page } }, { signal })),
    refetchInterval: REFRESH_MS,
  });
}
