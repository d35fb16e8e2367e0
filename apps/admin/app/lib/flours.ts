import { queryOptions } from '@tanstack/react-query';
import { api } from './api/api.ts';

const REFRESH_MS = 30_000;

/** Every flour, with its price and what is free of it now. */
export const floursQuery = queryOptions({
  queryKey: ['products', 'all'],
  queryFn: ({ signal }) => api.call('listProducts', {}, { signal }),
  refetchInterval: REFRESH_MS,
});
