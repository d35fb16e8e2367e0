import { useSyncExternalStore } from 'react';

const DECLINED_STORE_KEY = 'install-declined';

/** Chrome's event. Safari has none: there the customer adds the shop by hand. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** The browser offers it once, early in the visit; the shop shows it later, or never. */
export function listenForInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    tell();
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}

/** What this device can do. `none` also if the customer has answered before. */
export type InstallWay = 'prompt' | 'by-hand' | 'none';

function read(): InstallWay {
  if (hasAnswered() || matchMedia('(display-mode: standalone)').matches) return 'none';
  if (offered) return 'prompt';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'by-hand' : 'none';
}

function hasAnswered(): boolean {
  try {
    return localStorage.getItem(DECLINED_STORE_KEY) !== null;
  } catch {
    // Nobody could remember the answer.
    return true;
  }
}

/** For good: the card does not come back. */
export function declineInstall(): void {
  try {
    localStorage.setItem(DECLINED_STORE_KEY, '1');
  } catch {
    // The card is never shown without storage.
  }
  tell();
}

export async function install(): Promise<void> {
  const event = offered;
  offered = undefined;
  await event?.prompt();
  declineInstall();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(subscribe, read, () => 'none');
}
