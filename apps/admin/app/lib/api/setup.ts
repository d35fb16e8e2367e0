import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** What the owner still has to set up. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api.call('getSetup', {}, { signal }),
  staleTime: 60_000,
});
