import { useRef } from 'react';
import { useNavigate } from 'react-router';

import { browserClient } from '../../lib/api/browser-client.ts';
import { clearUserData } from '../../lib/session/stored-session.ts';
import { showToast } from '../../ui/toast.tsx';

/** Ends the session on the server first. Clearing only this device would leave it logged in. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const { message } = await browserClient.call('logOut');
      clearUserData();
      showToast(message);
      await navigate('/');
    } catch (error) {
      showToast((error as Error).message, 'failed');
    } finally {
      isRunning.current = false;
    }
  };
}
