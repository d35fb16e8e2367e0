import type { User } from '@dalan/contract/accounts';
import { CART_STORE_KEY } from '@dalan/contract/cart-store';
import type { StoredCart } from '@dalan/contract/cart-store';
import {
  DELIVERY_STORE_KEY,
  PROFILE_DRAFT_STORE_KEY,
  REGISTERED_USER_KEY,
  SESSION_STORE_KEY,
  SESSION_STORE_VERSION,
  emptySession,
  serializeSession,
} from '@dalan/contract/session-store';
import type { StoredSession, StoredUser } from '@dalan/contract/session-store';

import { showStoredState } from './stored-state.ts';

type Stored = Partial<StoredSession> & { version?: number };

/** What this device remembers of a log-in; anything that is no session of ours counts as none. */
export function parseSession(text: string | null): StoredSession {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored | null;
    const { version = SESSION_STORE_VERSION, loggedInStatus, userDetails, userId } = stored ?? {};
    const isOurs = version === SESSION_STORE_VERSION && loggedInStatus === true;
    if (!isOurs || typeof userId !== 'string' || userId === '') return emptySession;
    return { loggedInStatus, userDetails: userDetails ?? {}, userId };
  } catch {
    return emptySession;
  }
}

export function readSession(): StoredSession {
  try {
    return parseSession(localStorage.getItem(SESSION_STORE_KEY));
  } catch {
    // A browser that refuses storage remembers nobody.
    return emptySession;
  }
}

export function isStaff({ loggedInStatus, userDetails }: StoredSession): boolean {
  return loggedInStatus && userDetails.role === 'admin';
}

/** For display only: who somebody is, the server reads from its own cookie. */
export function writeSession(user: User): void {
  const session = { loggedInStatus: true, userDetails: detailsOf(user), userId: user._id };
  localStorage.setItem(SESSION_STORE_KEY, serializeSession(session));
  if (![undefined, user._id].includes(ownerOf(localStorage.getItem(CART_STORE_KEY)))) {
    forget(CART_STORE_KEY);
  }
  showStoredState();
}

/** Whose cart a stored text is; undefined where nobody was logged in. */
export function ownerOf(text: string | null): string | undefined {
  try {
    return (JSON.parse(text ?? 'null') as Partial<StoredCart> | null)?.userId;
  } catch {
    return undefined;
  }
}

export function clearSession(): void {
  forget(SESSION_STORE_KEY);
  showStoredState();
}

/** For who leaves by their own will: the cart goes too, and what they typed and did not send. */
export function clearUserData(): void {
  forget(CART_STORE_KEY);
  forget(DELIVERY_STORE_KEY, sessionStorage);
  forget(PROFILE_DRAFT_STORE_KEY, sessionStorage);
  clearSession();
}

/** The created user, as the spec keeps him: what he typed, and no secret. */
export function writeRegisteredUser(user: User): void {
  const text = JSON.stringify({ _id: user._id, ...detailsOf(user) });
  try {
    localStorage.setItem(REGISTERED_USER_KEY, text);
  } catch {
    // The account is made all the same.
  }
}

export function clearRegisteredUser(): void {
  forget(REGISTERED_USER_KEY);
}

function detailsOf({ name, phone, email, address, role }: User): StoredUser {
  return { name, phone, email, address, role };
}

function forget(key: string, storage = localStorage): void {
  try {
    storage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}
