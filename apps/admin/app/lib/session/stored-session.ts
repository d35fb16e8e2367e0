import type { User } from '@dalan/contract/people/accounts';
import { serializeSession, SESSION_STORE_KEY } from '@dalan/contract/people/session-store';
import { forgetKeptLists } from '../lists/kept-lists.ts';

type Details = Omit<User, '_id'> & { userId: string };

/**
 * The copy is for display only: the next page can show the user's name before the server responds.
 */
export function rememberSession({ userId, name, phone, email, address, role }: Details): void {
  const userDetails = { name, phone, email, address, role };
  const text = serializeSession({ loggedInStatus: true, userDetails, userId });
  withStorage((storage) => storage.setItem(SESSION_STORE_KEY, text));
}

/** On a shared computer nothing that the person saw may stay. */
export function forgetSession(): void {
  forgetKeptLists();
  withStorage((storage) => storage.removeItem(SESSION_STORE_KEY));
}

/** The panel also works without storage. */
function withStorage(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    return;
  }
}
