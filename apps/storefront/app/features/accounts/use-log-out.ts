import { useRef } from 'react';
import { useNavigate } from 'react-router';

import { browserClient } from '../../lib/api/browser-client.ts';
import { clearUserData } from '../../lib/session/stored-session.ts';
import { showToast } from '../../ui/toast.tsx';
import { accountLinkTexts } from './accounts.texts.ts';

/** Ends the session on the server first. Otherwise it would stay valid after the log-out. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const isRunning = useRef(false);
  return async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await browserClient.call('logOut');
      clearUserData();
      showToast(accountLinkTexts.loggedOut);
      await navigate('/');
    } catch (error) {
      showToast((error as Error).message, 'failed');
    } finally {
      isRunning.current = false;
    }
  };
}
