import type { User } from '@dalan/contract/people/accounts';
import { CART_STORE_KEY, GRIND_NAMES_STORE_KEY } from '@dalan/contract/orders/cart-store';
import type { StoredCart } from '@dalan/contract/orders/cart-store';
import {
  ACCOUNT_STORE_KEY,
  DELIVERY_STORE_KEY,
  KEPT_ORDERS_STORE_KEY,
  PINCODE_STORE_KEY,
  PROFILE_DRAFT_STORE_KEY,
  REGISTERED_USER_KEY,
  SESSION_STORE_KEY,
  SESSION_STORE_VERSION,
  emptySession,
  serializeSession,
} from '@dalan/contract/people/session-store';
import type { StoredSession, StoredUser } from '@dalan/contract/people/session-store';

import { showStoredState } from './stored-state.ts';

type Stored = Partial<StoredSession> & { version?: number };

/** The stored session. Anything unreadable counts as logged out. */
export function parseSession(text: string | null): StoredSession {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored | null;
    const { version = SESSION_STORE_VERSION, loggedInStatus, userDetails, userId } = stored ?? {};
    const isValid = version === SESSION_STORE_VERSION && loggedInStatus === true;
    if (!isValid || typeof userId !== 'string' || userId === '') return emptySession;
    return { loggedInStatus, userDetails: userDetails ?? {}, userId };
  } catch {
    return emptySession;
  }
}

export function readSession(): StoredSession {
  try {
    return parseSession(localStorage.getItem(SESSION_STORE_KEY));
  } catch {
    // Storage is blocked.
    return emptySession;
  }
}

export function isStaff({ loggedInStatus, userDetails }: StoredSession): boolean {
  return loggedInStatus && userDetails.role === 'admin';
}

/** The stored session is only for display: the server trusts only its session cookie. */
export function writeSession(user: User): void {
  const session = { loggedInStatus: true, userDetails: detailsOf(user), userId: user._id };
  localStorage.setItem(SESSION_STORE_KEY, serializeSession(session));
  for (const key of [CART_STORE_KEY, KEPT_ORDERS_STORE_KEY, ACCOUNT_STORE_KEY]) {
    if (![undefined, user._id].includes(ownerOf(localStorage.getItem(key)))) removeStored(key);
  }
  showStoredState();
}

/** Returns the user of a stored cart, of kept orders or of an account, or undefined if there was no log-in. */
export function ownerOf(text: string | null): string | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Partial<StoredCart> | null)?.userId;
  } catch {
    return undefined;
  }
}

export function clearSession(): void {
  removeStored(SESSION_STORE_KEY);
  showStoredState();
}

/** Used after a log-out or a deleted account. Also removes cart, pincode and unsent drafts. */
export function clearUserData(): void {
  removeStored(CART_STORE_KEY);
  removeStored(GRIND_NAMES_STORE_KEY);
  removeStored(PINCODE_STORE_KEY);
  clearUserDataExceptCart();
}

/** Used after a log-out on all devices. The cart stays on this one. */
export function clearUserDataExceptCart(): void {
  removeStored(KEPT_ORDERS_STORE_KEY);
  removeStored(ACCOUNT_STORE_KEY);
  removeStored(DELIVERY_STORE_KEY, sessionStorage);
  removeStored(PROFILE_DRAFT_STORE_KEY, sessionStorage);
  clearSession();
}

/** Stores the registered user, as the specification asks, but without the password. */
export function writeRegisteredUser(user: User): void {
  const text = JSON.stringify({ _id: user._id, ...detailsOf(user) });
  try {
    localStorage.setItem(REGISTERED_USER_KEY, text);
  } catch {
    // The account exists anyway.
  }
}

export function clearRegisteredUser(): void {
  removeStored(REGISTERED_USER_KEY);
}

function detailsOf({ name, phone, email, address, role }: User): StoredUser {
  return { name, phone, email, address, role };
}

function removeStored(key: string, storage = localStorage): void {
  try {
    storage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
