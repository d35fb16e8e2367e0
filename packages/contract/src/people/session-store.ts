import type { User } from './accounts.ts';

/** The browser's copy of the log-in, for display only. The server trusts only its cookie. */
export const SESSION_STORE_KEY = 'root';
export const SESSION_STORE_VERSION = 1;
export const SESSION_RESTORE_TIMEOUT_MS = 5000;
export const REGISTERED_USER_KEY = 'user';
/** Delivery details typed for an unplaced order. Per tab, removed on log-out. */
export const DELIVERY_STORE_KEY = 'delivery';
/** Where this device's orders go. Removed on log-out. */
export const PINCODE_STORE_KEY = 'pincode';
/** Unsaved input of Edit Profile when the session ended. Per tab, removed on log-out. */
export const PROFILE_DRAFT_STORE_KEY = 'profile-draft';
/** Orders to be sent when the network is back. Removed on log-out. */
export const KEPT_ORDERS_STORE_KEY = 'kept-orders';
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

export type StoredUser = Pick<User, 'name' | 'phone' | 'email' | 'address' | 'role'>;

export type StoredSession = {
  loggedInStatus: boolean;
  userDetails: Partial<StoredUser>;
  userId: string;
};

export const emptySession: StoredSession = { loggedInStatus: false, userDetails: {}, userId: '' };

/** The value stored under `SESSION_STORE_KEY`. */
export function serializeSession(session: StoredSession): string {
  return JSON.stringify({ ...session, version: SESSION_STORE_VERSION });
}
