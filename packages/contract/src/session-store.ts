import type { User } from './accounts.ts';

/** What the browser remembers of a log-in, for display only: the server believes its cookie. */
export const SESSION_STORE_KEY = 'root';
export const SESSION_STORE_VERSION = 1;
export const SESSION_RESTORE_TIMEOUT_MS = 5000;
export const REGISTERED_USER_KEY = 'user';
/** What was typed for an order not placed yet; kept for one tab, and gone with a log-out. */
export const DELIVERY_STORE_KEY = 'delivery';
/** What was typed into Edit Profile when the session ended; kept and gone likewise. */
export const PROFILE_DRAFT_STORE_KEY = 'profile-draft';
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export type StoredUser = Pick<User, 'name' | 'phone' | 'email' | 'address' | 'role'>;

export type StoredSession = {
  loggedInStatus: boolean;
  userDetails: Partial<StoredUser>;
  userId: string;
};

export const emptySession: StoredSession = { loggedInStatus: false, userDetails: {}, userId: '' };

/** The text that stands in local storage under `SESSION_STORE_KEY`. */
export function serializeSession(session: StoredSession): string {
  return JSON.stringify({ ...session, version: SESSION_STORE_VERSION });
}
