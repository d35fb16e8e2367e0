import type { Shop } from '@dalan/contract/shop';
import { useRouteLoaderData } from 'react-router';

/** Who the shop is, and the year it says so: the root's data, which every page has. */
export function useShop(): { shop: Shop; year: number } {
  const data = useRouteLoaderData<{ shop: Shop; year: number }>('root');
  if (data === undefined) throw new Error('The page came without the shop’s profile');
  return data;
}
