import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultShop } from '@dalan/contract/shop';
import type { Shop } from '@dalan/contract/shop';
import { api } from './api.ts';

const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => api.call('getShop', {}, { signal }),
  staleTime: Infinity,
});

/** The shop's profile, or the built-in default until it loads. */
export function useShop(): Shop {
  return useQuery(shopQuery).data ?? defaultShop;
}
