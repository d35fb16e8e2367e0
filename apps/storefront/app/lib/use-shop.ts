import type { Shop } from '@dalan/contract/settings/shop';
import { useRouteLoaderData } from 'react-router';

type RootData = {
  shop: Shop;
  origin: string;
  year: number;
  /** Absent while the delivery rule is off, so that those pages stay as they are. */
  hasDeliveryRule?: true;
  /** Absent while visitors are sent to the log-in when they open a flour. */
  hasOpenFlours?: true;
  /** Absent if no service worker keeps the shop on the phone. */
  hasWorker?: true;
};

/** The shop's profile, its address on the web and the current year, from the root loader. */
export function useShop(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (data === undefined) throw new Error('The page came without the shop’s profile');
  return data;
}
