import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { forgetUnsavedChanges, useUnsavedChanges } from '../../lib/forms/unsaved-changes.ts';

type Leaving = {
  isOpen: boolean;
  /** Something was typed: leaving asks first. */
  isDirty: boolean;
  /** An answer is awaited: leaving has to wait too. */
  isBusy: boolean;
  onClose: () => void;
};

/** Every way out of a dialog: its buttons, Escape, the backdrop, Back, and a link. */
export function useCloseGuard({ isOpen, isDirty, isBusy, onClose }: Leaving) {
  const [isAsking, setIsAsking] = useState(false);
  const { isStillUnsaved } = useUnsavedChanges(isDirty && isOpen);
  const blocker = useBlocker(isStillUnsaved);
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked && isBusy) blocker.reset();
  }, [blocker, isBlocked, isBusy]);

  // Back may lead to another page of the same list, over which the dialog would go on standing.
  const hasGivenUp = useRef(false);
  const { key } = useLocation();
  const closeIfGivenUp = useEffectEvent(() => {
    if (hasGivenUp.current && isOpen) onClose();
    hasGivenUp.current = false;
  });
  useEffect(() => closeIfGivenUp(), [key]);

  function leave() {
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
      hasGivenUp.current = true;
      blocker.proceed();
    } else onClose();
  }
  return {
    leave,
    question: { isOpen: isAsking || (isBlocked && !isBusy), onKeep: keep, onDiscard: discard },
  };
}
