import { useNavigate } from 'react-router';

import { isSessionEnd } from './require-customer.ts';
import { logInPath } from './return-path.ts';
import { clearSession } from './stored-session.ts';

/** Opens the log-in if the error means that the session has ended. Returns whether it did. */
export function useHandleSessionEnd(): (error: unknown) => boolean {
  const navigate = useNavigate();
  return (error) => {
    if (!isSessionEnd(error)) return false;
    clearSession();
    // The router's location may be old: a page can change the URL without the router.
    void navigate(logInPath(window.location, 'ended'));
    return true;
  };
}
