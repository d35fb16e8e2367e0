declare global {
  interface Window {
    /** Set by an inline script in every page. */
    showStoredState: () => void;
  }
}

/** Shows the stored session and cart in the header. */
export function showStoredState(): void {
  window.showStoredState();
}
