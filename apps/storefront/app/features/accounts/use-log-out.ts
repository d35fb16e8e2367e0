import { useRef } from 'react';
import { useNavigate } from 'react-router';

import { browserClient } from '../../lib/browser-client.ts';
import { clearSessionForGood } from '../../lib/stored-session.ts';
import { showToast } from '../../ui/toast.tsx';

/** Ends the session on the server first: a device that only forgets would still be logged in. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const isUnderWay = useRef(false);
  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const { message } = await browserClient.call('logOut');
      clearSessionForGood();
      showToast(message);
      await navigate('/');
    } catch (error) {
      showToast((error as Error).message, 'failed');
    } finally {
      isUnderWay.current = false;
    }
  };
}
