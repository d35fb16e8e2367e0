import { ApiError } from '@dalan/contract/client';
import type { StoredSession } from '@dalan/contract/people/session-store';
import { redirect } from 'react-router';

import { logInPath } from './return-path.ts';
import { staffLogInPath } from './staff-log-in-path.ts';
import { clearSession, isStaff, readSession } from './stored-session.ts';

/** Guards a customers' page: redirects everybody else to the log-in, which leads back here. */
export function requireCustomer(request: Request): StoredSession {
  const session = readSession();
  if (isStaff(session)) throw redirect(staffLogInPath);
  if (!session.loggedInStatus) throw redirect(logInPath(currentUrl(request)));
  return session;
}

/** True if the session has ended, or belongs to another user. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'FORBIDDEN');
}

/** Clears the session and redirects to the log-in if the server has ended it. */
export async function redirectOnSessionEnd<Answer>(
  request: Request,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isSessionEnd(error)) throw error;
    clearSession();
    throw redirect(logInPath(currentUrl(request), 'ended'));
  }
}

/** The router's requests have no hash. On a first visit, the browser's location has it. */
function currentUrl(request: Request): URL {
  const url = new URL(request.url);
  const { pathname, hash } = window.location;
  if (pathname === url.pathname) url.hash = hash;
  return url;
}
