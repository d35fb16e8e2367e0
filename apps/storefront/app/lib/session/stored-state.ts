declare global {
  interface Window {
    /** Set by the inline script of every page. */
    showStoredState: () => void;
  }
}

/** Shows who is logged in and what the cart holds, as this device remembers it. */
export function showStoredState(): void {
  window.showStoredState();
}
