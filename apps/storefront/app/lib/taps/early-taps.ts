declare global {
  interface Window {
    /** Buttons that nobody answered yet; kept by an inline script until the page is awake. */
    earlyTaps: { buttons: HTMLElement[]; isReactListening: boolean } | undefined;
  }
}

/** From now on React itself hears a press, or stops it where it cannot answer yet. */
export function markReactListening(): void {
  if (window.earlyTaps) window.earlyTaps.isReactListening = true;
}

/** Presses each button that was pressed too early, now that the page can answer. */
export function replayEarlyTaps(): void {
  const buttons = window.earlyTaps?.buttons ?? [];
  window.earlyTaps = undefined;
  // Not within the press that may have woken the page: a button is not pressed while it is pressed.
  setTimeout(() => {
    for (const button of buttons) if (button.isConnected) button.click();
  });
}
