import { SESSION_STORE_KEY } from '@dalan/contract/session-store';
import { useNavigate } from 'react-router';

import { browserClient } from '../../lib/browser-client.ts';
import { showStoredState } from '../../lib/stored-state.ts';
import { showToast } from '../../ui/toast.tsx';

/** Ends the session on the server first: a device that only forgets would still be logged in. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      const { message } = await browserClient.call('logOut');
      localStorage.removeItem(SESSION_STORE_KEY);
      showStoredState();
      showToast(message);
      await navigate('/');
    } catch (error) {
      showToast((error as Error).message, 'failed');
    }
  };
}
