import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';

type DialogProps = {
  title: string;
  /** A question that must be answered: it has no cross in the corner. */
  isQuestion?: boolean;
  /** Somebody pressed Escape or the cross. */
  onDismiss: () => void;
  children: ReactNode;
};

/** Open as long as it is there. `data-autofocus` marks what gets the focus, which comes back. */
export function Dialog({ title, isQuestion = false, onDismiss, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      // A second Escape closes it without asking; whether it may close, its owner decides.
      onClose={(event) => {
        if (event.currentTarget.open) return;
        event.currentTarget.showModal();
        onDismiss();
      }}
      className="dialog"
    >
      <div className={isQuestion ? 'dialog-question' : 'dialog-head'}>
        <h2 id={titleId}>{title}</h2>
        {!isQuestion && (
          <button type="button" aria-label="Close" onClick={onDismiss} className="square-button">
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
