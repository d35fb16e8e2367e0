/**
 * The passkey last made or used in this browser, and the people who declined one. It is for display
 * only.
 */
const PASSKEY_KEY = 'admin-passkey';
const NOT_NOW_KEY = 'admin-passkey-not-now';

export function hasPasskeyHere(): boolean {
  return read(PASSKEY_KEY) !== null;
}

export function rememberPasskeyHere(credentialId: string): void {
  withStorage((storage) => storage.setItem(PASSKEY_KEY, credentialId));
}

/** The sign-in must not offer first a passkey that no longer works. */
export function forgetPasskeyHere(credentialId: string): void {
  if (read(PASSKEY_KEY) === credentialId) {
    withStorage((storage) => storage.removeItem(PASSKEY_KEY));
  }
}

export function hasDeclinedPasskey(userId: string): boolean {
  return declinedBy().includes(userId);
}

/** The id is stored, because several people may use one computer. */
export function declinePasskey(userId: string): void {
  const all = [...new Set([...declinedBy(), userId])].join(' ');
  withStorage((storage) => storage.setItem(NOT_NOW_KEY, all));
}

function declinedBy(): string[] {
  return read(NOT_NOW_KEY)?.split(' ') ?? [];
}

function read(key: string): string | null {
  return withStorage((storage) => storage.getItem(key)) ?? null;
}

/** The panel also works without storage. */
function withStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}
