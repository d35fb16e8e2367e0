import type { User } from '@dalan/contract/accounts';
import { serializeSession, SESSION_STORE_KEY } from '@dalan/contract/session-store';

type Details = Omit<User, '_id'> & { userId: string };

/** Display state only: the next page may greet by name before the server has answered. */
export function rememberSession({ userId, name, phone, email, address, role }: Details): void {
  const userDetails = { name, phone, email, address, role };
  const text = serializeSession({ loggedInStatus: true, userDetails, userId });
  withStorage((storage) => storage.setItem(SESSION_STORE_KEY, text));
}

export function forgetSession(): void {
  withStorage((storage) => storage.removeItem(SESSION_STORE_KEY));
}

/** A browser that refuses storage still gets a working panel. */
function withStorage(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    return;
  }
}
