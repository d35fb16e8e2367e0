declare global {
  interface Window {
    /** The browser's offer to put the shop on the home screen. Safari makes none. */
    installOffer?: (Event & { prompt: () => Promise<unknown> }) | undefined;
  }
}

/** The browser offers it once, early in a visit; the shop shows it later, or never. */
export function listenForInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    window.installOffer = event as Window['installOffer'];
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}
