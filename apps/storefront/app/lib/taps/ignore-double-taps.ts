/** What sends something or leads on; its place may be another's a moment later. */
const SENDING = '[type="submit"], .button-primary, .button-danger-solid';
/** Who taps again sooner does so by habit or by a trembling thumb. */
const SAME_WISH_MS = 700;
const SAME_PLACE_PX = 24;

/**
 * The second half of a double tap is for the button that was there at the first: not for the link
 * that moved into its place, nor for the dialog that opened over it.
 */
export function ignoreDoubleTaps(): void {
  let first: { button: Element; event: MouseEvent } | undefined;
  window.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      // Keys have no place; scripts press what they mean.
      if (!(target instanceof Element) || detail === 0) return;
      const isSecond = first && isAgain(first.event, event) && !first.button.contains(target);
      if (isSecond) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const button = target.closest(SENDING);
      first = button ? { button, event } : undefined;
    },
    { capture: true },
  );
}

function isAgain(first: MouseEvent, second: MouseEvent): boolean {
  const awayPx = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
  return second.timeStamp - first.timeStamp < SAME_WISH_MS && awayPx < SAME_PLACE_PX;
}
