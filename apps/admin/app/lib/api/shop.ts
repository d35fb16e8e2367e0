import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultShop } from '@dalan/contract/settings/shop';
import type { Shop } from '@dalan/contract/settings/shop';
import { api } from './api.ts';

const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: ({ signal }) => api.call('getShop', {}, { signal }),
  staleTime: Infinity,
});

/** What the owner still has to set up. */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => api.call('getSetup', {}, { signal }),
  staleTime: 60_000,
});

/** The shop's profile, or the built-in default until it loads. */
export function useShop(): Shop {
  return useQuery(shopQuery).data ?? defaultShop;
}
