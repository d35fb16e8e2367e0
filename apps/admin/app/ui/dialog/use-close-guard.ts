import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';

type CloseGuard = {
  isOpen: boolean;
  /** True if there are unsaved changes: closing then asks first. */
  isDirty: boolean;
  /** True while a request is running: closing has to wait. */
  isBusy: boolean;
  onClose: () => void;
  /** Given if the form is saved elsewhere: see `useUnsavedChanges`. */
  formId?: string | undefined;
};

/** Guards every way out of a dialog or form: its buttons, Escape, the backdrop, Back and links. */
export function useCloseGuard({ isOpen, isDirty, isBusy, onClose, formId }: CloseGuard) {
  const [isAsking, setIsAsking] = useState(false);
  const { isStillUnsaved, isAnyUnsaved, forget } = useUnsavedChanges(isDirty && isOpen, formId);
  // The router asks only the newest blocker: a dialog also answers for the form below it.
  const blocker = useBlocker(isAnyUnsaved);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked && isBusy) blocker.reset();
  }, [blocker, isBlocked, isBusy]);

  // Back may lead to another page of the same list, where the dialog would still be open, so it is
  // closed there.
  const isDiscarded = useRef(false);
  const { key } = useLocation();
  const closeIfDiscarded = useEffectEvent(() => {
    if (isDiscarded.current && isOpen) onClose();
    isDiscarded.current = false;
  });
  useEffect(() => closeIfDiscarded(), [key]);

  function requestClose() {
    if (!isOpen || isBusy) return;
    if (isStillUnsaved()) setIsAsking(true);
    else onClose();
  }
  function keep() {
    setIsAsking(false);
    if (isBlocked) blocker.reset();
  }
  function discard() {
    setIsAsking(false);
    forget();
    if (isBlocked) {
      isDiscarded.current = true;
      blocker.proceed();
    } else onClose();
  }
  return {
    requestClose,
    discardDialog: { isOpen: isAsking || (isBlocked && !isBusy), onKeep: keep, onDiscard: discard },
  };
}
