const ANSWERED_STORE_KEY = 'install-answered';

/** How this device adds the shop to its home screen. `none` once the customer has answered. */
export type InstallWay = 'prompt' | 'by-hand' | 'none';

export function readInstallWay(): InstallWay {
  if (hasAnswered() || matchMedia('(display-mode: standalone)').matches) return 'none';
  if (window.installOffer) return 'prompt';
  return /iPhone|iPad/.test(navigator.userAgent) ? 'by-hand' : 'none';
}

function hasAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED_STORE_KEY) !== null;
  } catch {
    // Without storage an answer could not be remembered, so nothing is offered.
    return true;
  }
}

/** Stores that the customer has answered: the card does not come back. */
export function rememberAnswer(): void {
  try {
    localStorage.setItem(ANSWERED_STORE_KEY, '1');
  } catch {
    // The card is never shown without storage.
  }
}
