import { KEPT_ORDERS_STORE_KEY } from '@dalan/contract/people/session-store';
import { Suspense, lazy } from 'react';

import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import './kept-orders.css';

const KeptOrders = lazy(async () => ({ default: (await import('./kept-orders.tsx')).KeptOrders }));

/** Used on the home page. Most visitors keep no order, and load no script for it. */
export function KeptOrdersLater({ className }: { className: string }) {
  const isHydrated = useIsHydrated();
  return (
    isHydrated &&
    isAnyKept() && (
      <Suspense>
        <KeptOrders className={className} />
      </Suspense>
    )
  );
}

function isAnyKept(): boolean {
  try {
    return localStorage.getItem(KEPT_ORDERS_STORE_KEY) !== null;
  } catch {
    return false;
  }
}
