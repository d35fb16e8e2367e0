declare global {
  interface Window {
    /** The browser's offer to put the shop on the home screen. Safari makes none. */
    installOffer?: (Event & { prompt: () => Promise<unknown> }) | undefined;
  }
}

/** The browser makes its offer once, early in a visit. The shop shows it later, or never. */
export function listenForInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    window.installOffer = event as Window['installOffer'];
  };
  window.addEventListener('beforeinstallprompt', keep);
  return () => window.removeEventListener('beforeinstallprompt', keep);
}
