import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export const STAFF_KEY = 'staff';

/** The list is read again, because others join and log in meanwhile. */
const REFRESH_MS = 30_000;

const staffQuery = queryOptions({
  queryKey: [STAFF_KEY],
  queryFn: ({ signal }) => api.call('listStaff', {}, { signal }),
  refetchInterval: REFRESH_MS,
});

export function useStaff() {
  return useQuery(staffQuery);
}
