import type { User } from './accounts.ts';

/** The browser's copy of the log-in, for display only. The server trusts only its cookie. */
export const SESSION_STORE_KEY = 'root';
export const SESSION_STORE_VERSION = 1;
export const SESSION_RESTORE_TIMEOUT_MS = 5000;
export const REGISTERED_USER_KEY = 'user';
/**
 * Delivery details typed for an order that is not placed yet. They are kept per tab and removed on
 * log-out.
 */
export const DELIVERY_STORE_KEY = 'delivery';
/** The pincode that this device's orders go to. It is removed on log-out. */
export const PINCODE_STORE_KEY = 'pincode';
/**
 * Input of Edit Profile that was unsaved when the session ended. It is kept per tab and removed on
 * log-out.
 */
export const PROFILE_DRAFT_STORE_KEY = 'profile-draft';
/** Orders to send when the network is back. They are removed on log-out. */
export const KEPT_ORDERS_STORE_KEY = 'kept-orders';
/** What a customer with an open account pays. It is removed on log-out. */
export const ACCOUNT_STORE_KEY = 'account';
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
