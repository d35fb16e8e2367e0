import { useLocation, useNavigate } from 'react-router';

import { isSessionEnd } from './require-customer.ts';
import { logInPath } from './return-path.ts';
import { clearSession } from './stored-session.ts';

/** Leaves for the log-in when a call failed because the session is over, and says whether it was. */
export function useSessionEnd(): (error: unknown) => boolean {
  const navigate = useNavigate();
  const location = useLocation();
  return (error) => {
    if (!isSessionEnd(error)) return false;
    clearSession();
    void navigate(logInPath(location, 'ended'));
    return true;
  };
}
