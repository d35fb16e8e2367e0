import { isPincode } from '@dalan/contract/delivery/delivery-promise';
import { PINCODE_STORE_KEY } from '@dalan/contract/people/session-store';
import { useSyncExternalStore } from 'react';

/** Without storage the pincode lasts as long as the page. */
let current: string | undefined;
const listeners = new Set<() => void>();

/** The pincode kept on this device. Anything unreadable counts as none. */
export function readPincode(): string | undefined {
  try {
    const stored = localStorage.getItem(PINCODE_STORE_KEY) ?? '';
    return isPincode(stored) ? stored : undefined;
  } catch {
    return current;
  }
}

export function keepPincode(pincode: string): void {
  current = pincode;
  try {
    localStorage.setItem(PINCODE_STORE_KEY, pincode);
  } catch {
    // The pincode stays in memory instead.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // The event fires when another tab has changed the pincode.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function usePincode(): string | undefined {
  return useSyncExternalStore(subscribe, readPincode, () => undefined);
}
