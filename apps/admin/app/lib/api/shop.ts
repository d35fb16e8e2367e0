import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultShop } from '@dalan/contract/shop';
import type { Shop } from '@dalan/contract/shop';
import { api } from './api.ts';

const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => api.call('getShop', {}, { signal }),
  staleTime: Infinity,
});

/** The shop's profile; until it has come, or where it does not come, the one built in. */
export function useShop(): Shop {
  return useQuery(shopQuery).data ?? defaultShop;
}
