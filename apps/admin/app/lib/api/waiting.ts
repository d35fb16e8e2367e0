import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const WAITING_KEY = 'waiting';

/** Pages that listen to orders update the counts at once, all others once a minute. */
const REFRESH_MS = 60_000;

/** Orders to confirm, messages and flours below their mark, for the badges of the sidebar. */
export const waitingQuery = queryOptions({
  queryKey: [WAITING_KEY],
  queryFn: ({ signal }) => api.call('getWaiting', {}, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: REFRESH_MS / 2,
});
