import { useNavigate } from 'react-router';

import { isSessionEnd } from './require-customer.ts';
import { logInPath } from './return-path.ts';
import { clearSession } from './stored-session.ts';

/** Leaves for the log-in when a call failed because the session is over, and says whether it was. */
export function useHandleSessionEnd(): (error: unknown) => boolean {
  const navigate = useNavigate();
  return (error) => {
    if (!isSessionEnd(error)) return false;
    clearSession();
    // The address itself: a page may have changed it without the router.
    void navigate(logInPath(window.location, 'ended'));
    return true;
  };
}
