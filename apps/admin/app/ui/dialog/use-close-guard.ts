import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { forgetUnsavedChanges, useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';

type CloseGuard = {
  isOpen: boolean;
  /** Unsaved changes: closing asks first. */
  isDirty: boolean;
  /** A request is running: closing has to wait. */
  isBusy: boolean;
  onClose: () => void;
};

/** Guards every way out of a dialog or form: its buttons, Escape, the backdrop, Back and links. */
export function useCloseGuard({ isOpen, isDirty, isBusy, onClose }: CloseGuard) {
  const [isAsking, setIsAsking] = useState(false);
  const { isStillUnsaved, isAnyUnsaved } = useUnsavedChanges(isDirty && isOpen);
  // The router asks only the newest blocker: a dialog also answers for the form below it.
  const blocker = useBlocker(isAnyUnsaved);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked && isBusy) blocker.reset();
  }, [blocker, isBlocked, isBusy]);

  // Back may lead to another page of the same list, where the dialog would still be open.
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
    forgetUnsavedChanges();
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
