import { screenTexts } from '@dalan/contract/errors';
import { useEffect } from 'react';

import { showToast } from '../../ui/toast.tsx';

/** Says when the connection goes, and when it is back. */
export function useConnectionToasts(): void {
  useEffect(() => {
    const sayOffline = () => showToast(screenTexts.offline, 'failed');
    const sayOnline = () => showToast(screenTexts.onlineAgain);
    // It may have gone before the page woke up.
    if (!navigator.onLine) sayOffline();
    window.addEventListener('offline', sayOffline);
    window.addEventListener('online', sayOnline);
    return () => {
      window.removeEventListener('offline', sayOffline);
      window.removeEventListener('online', sayOnline);
    };
  }, []);
}
