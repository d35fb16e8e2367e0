import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { browserClient } from '../api/browser-client.ts';
import { staffLogInPath } from './staff-log-in-path.ts';
import { clearSession, isStaff, readSession } from './stored-session.ts';

/** Staff must not use the shop: every page logs them out and sends them to the log-in. */
export function useStaffGuard(): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(() => {
    if (!isStaff(readSession())) return;
    clearSession();
    // If this fails, the session stays valid for the panel, but does not work here.
    void browserClient.call('logOut').catch(() => undefined);
    void navigate(staffLogInPath, { replace: true });
  }, [key, navigate]);
}
