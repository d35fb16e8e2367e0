import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** After this time the browser has sent the pointer events that follow a closed dialog. */
const SETTLED_AFTER_MS = 300;

/** Marks the list's rows, and buttons that move them. */
export const listPart = { 'data-list-part': '' };
const LIST_PART = '[data-list-part]';
/** Marks fields inside the frame: typing in them does not use a row. */
export const listFields = { 'data-list-fields': '' };
const LIST_FIELDS = '[data-list-fields]';

/** True if the pointer or the keyboard focus is in the list, or a dialog is open. */
export function useIsListInUse(hasDialog: boolean): boolean {
  const isUnderPointer = useRef(false);
  const [isInUse, setIsInUse] = useState(hasDialog);
  if (hasDialog && !isInUse) setIsInUse(true);

  const update = useEffectEvent(() => {
    setIsInUse(hasDialog || isUnderPointer.current || hasKeyboardFocus());
  });
  useEffect(() => {
    const trackPointer = (target: EventTarget | null) => {
      isUnderPointer.current =
        target instanceof Element &&
        target.closest(LIST_PART) !== null &&
        target.closest(LIST_FIELDS) === null;
      update();
    };
    const enter = ({ target }: PointerEvent) => trackPointer(target);
    // Lifting a finger fires this too, with no related target.
    const leave = ({ relatedTarget }: PointerEvent) => trackPointer(relatedTarget);
    const focus = () => update();
    const blur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null) update();
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
    const timer = setTimeout(() => update(), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [hasDialog]);
  return isInUse;
}

/** Uses `:focus-visible`, because a focus left behind by a mouse click does not count as use. */
function hasKeyboardFocus(): boolean {
  return document.querySelector(`${LIST_PART} :focus-visible:not(${LIST_FIELDS} *)`) !== null;
}
