import { ApiError } from '@dalan/contract/client';
import type { StoredSession } from '@dalan/contract/session-store';
import { redirect } from 'react-router';

import { logInPath } from './return-path.ts';
import { staffLogInPath } from './staff-log-in-path.ts';
import { clearSession, isStaff, readSession } from './stored-session.ts';

/** The guard of a page for customers: sends everybody else to the log-in, and back afterwards. */
export function requireCustomer(request: Request): StoredSession {
  const session = readSession();
  if (isStaff(session)) throw redirect(staffLogInPath);
  if (!session.loggedInStatus) throw redirect(logInPath(placeOf(request)));
  return session;
}

/** The server does not know this customer any more, or knows this device as another one. */
export function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === 'FORBIDDEN');
}

/** A call of a guarded page: the session that the server has ended ends here too. */
export async function redirectOnSessionEnd<Answer>(
  request: Request,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!isSessionEnd(error)) throw error;
    clearSession();
    throw redirect(logInPath(placeOf(request), 'ended'));
  }
}

/** The router's requests leave out the place on the page; on a first visit the browser knows it. */
function placeOf(request: Request): URL {
  const place = new URL(request.url);
  const { pathname, hash } = window.location;
  if (pathname === place.pathname) place.hash = hash;
  return place;
}
