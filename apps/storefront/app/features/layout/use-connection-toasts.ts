import { screenTexts } from '@dalan/contract/errors';
import { useEffect } from 'react';

import { showToast } from '../../ui/toast.tsx';

export function useConnectionToasts(): void {
  useEffect(() => {
    const sayOffline = () => showToast(screenTexts.offline, 'failed');
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
