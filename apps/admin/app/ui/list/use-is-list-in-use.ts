import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** By then the browser has said what lies under the pointer after a dialog has gone. */
const SETTLED_AFTER_MS = 300;

/** The rows of a list, and whatever moves them when it is pressed. */
export const listPart = { 'data-list-part': '' };
const LIST_PART = '[data-list-part]';

/** Whether the pointer is on the list, the keyboard is in it, or a dialog is over it. */
export function useIsListInUse(hasDialog: boolean): boolean {
  const isUnderPointer = useRef(false);
  const [isInUse, setIsInUse] = useState(hasDialog);
  if (hasDialog && !isInUse) setIsInUse(true);

  const look = useEffectEvent(() => {
    setIsInUse(hasDialog || isUnderPointer.current || hasKeyboard());
  });
  useEffect(() => {
    const point = (target: EventTarget | null) => {
      isUnderPointer.current = target instanceof Element && target.closest(LIST_PART) !== null;
      look();
    };
    const enter = ({ target }: PointerEvent) => point(target);
    // A finger that is lifted leaves too, to nowhere.
    const leave = ({ relatedTarget }: PointerEvent) => point(relatedTarget);
    const focus = () => look();
    const blur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) look();
    };
    document.addEventListener('pointerover', enter);
    document.addEventListener('pointerout', leave);
    document.addEventListener('focusin', focus);
    document.addEventListener('focusout', blur);
    return () => {
      document.removeEventListener('pointerover', enter);
      document.removeEventListener('pointerout', leave);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('focusout', blur);
    };
  }, []);
  useEffect(() => {
    if (hasDialog) return;
    const timer = setTimeout(() => look(), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasDialog]);
  return isInUse;
}

/** A focus that a press of the mouse left behind goes along with its row, and nobody looks at it. */
function hasKeyboard(): boolean {
  return document.querySelector(`${LIST_PART} :focus-visible`) !== null;
}
