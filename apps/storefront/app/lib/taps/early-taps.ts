declare global {
  interface Window {
    /** Buttons tapped before hydration, recorded by the inline script. */
    earlyTaps: { buttons: HTMLElement[]; isReactListening: boolean } | undefined;
  }
}

/** From now on React handles taps, or stops those it cannot handle yet. */
export function markReactListening(): void {
  if (window.earlyTaps) window.earlyTaps.isReactListening = true;
}

export function replayEarlyTaps(): void {
  const buttons = window.earlyTaps?.buttons ?? [];
  window.earlyTaps = undefined;
  // The clicks come later: a tap may have triggered hydration, and a nested click() on the same
  // button is ignored.
  setTimeout(() => {
    for (const button of buttons) if (button.isConnected) button.click();
  });
}
