import type { Shop } from '@dalan/contract/shop';
import { useRouteLoaderData } from 'react-router';

/** The shop's profile and the current year, from the root loader. */
export function useShop(): { shop: Shop; year: number } {
  const data = useRouteLoaderData<{ shop: Shop; year: number }>('root');
  if (data === undefined) throw new Error('The page came without the shop’s profile');
  return data;
}
