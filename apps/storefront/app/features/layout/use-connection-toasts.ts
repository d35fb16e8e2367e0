import { screenTexts } from '@dalan/contract/errors';
import { useEffect } from 'react';

import { isShopKept } from '../../lib/offline/connection.ts';
import { showToast } from '../../ui/toast.tsx';

export function useConnectionToasts(): void {
  useEffect(() => {
    const sayOffline = () => {
      // With the service worker active, the offline line below the header says it instead.
      if (!isShopKept()) showToast(screenTexts.offline, 'failed');
    };
    const sayOnline = () => showToast(screenTexts.onlineAgain);
    // The connection may have been lost before hydration.
    if (!navigator.onLine) sayOffline();
    window.addEventListener('offline', sayOffline);
    window.addEventListener('online', sayOnline);
    return () => {
      window.removeEventListener('offline', sayOffline);
      window.removeEventListener('online', sayOnline);
    };
  }, []);
}
