import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { browserClient } from '../api/browser-client.ts';
import { staffLogInPath } from './staff-log-in-path.ts';
import { clearSession, isStaff, readSession } from './stored-session.ts';

/** Staff have no business in the shop: on any page of it they are logged out and asked again. */
export function useStaffGuard(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (!isStaff(readSession())) return;
    clearSession();
    // A server that does not answer keeps its session, which opens the panel and nothing here.
    void browserClient.call('logOut').catch(() => undefined);
    void navigate(staffLogInPath, { replace: true });
  }, [key, navigate]);
}
