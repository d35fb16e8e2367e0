/** Buttons after which another element may take the same place. */
const ACTIONS = '[type="submit"], .button-primary, .button-danger-solid';
/** A faster second tap is not deliberate. */
const DOUBLE_TAP_MS = 700;
const SAME_PLACE_PX = 24;

/**
 * Ignores the second tap of a double tap if it lands on another element: a link that moved into
 * the button's place, or a dialog that opened over it.
 */
export function ignoreDoubleTaps(): void {
  let first: { button: Element; event: MouseEvent } | undefined;
  window.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      // Clicks from the keyboard and from scripts have no position.
      if (!(target instanceof Element) || detail === 0) return;
      const isSecond = first && isDoubleTap(first.event, event) && !first.button.contains(target);
      if (isSecond) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      const button = target.closest(ACTIONS);
      first = button ? { button, event } : undefined;
    },
    { capture: true },
  );
}

function isDoubleTap(first: MouseEvent, second: MouseEvent): boolean {
  const distancePx = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
  return second.timeStamp - first.timeStamp < DOUBLE_TAP_MS && distancePx < SAME_PLACE_PX;
}
