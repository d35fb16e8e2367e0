import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { Icon } from '../icon.tsx';
import { uiTexts } from '../ui.texts.ts';
import './dialog.css';

type DialogProps = {
  title: ReactNode;
  /** Makes it an alert dialog without a close button. */
  isQuestion?: boolean;
  /** A sheet comes from the bottom of a phone, and a press beside it closes it. */
  look?: 'sheet';
  /** Called for Escape and the close button. */
  onDismiss: () => void;
  children: ReactNode;
};

/** Open while mounted. `data-autofocus` marks the initial focus, which is restored on closing. */
export function Dialog({ title, isQuestion = false, look, onDismiss, children }: DialogProps) {
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
      // Browsers let a second Escape close it without a cancel event. It opens again: the parent
      // decides.
      onClose={(event) => {
        if (event.currentTarget.open) return;
        event.currentTarget.showModal();
        onDismiss();
      }}
      onClick={(event) => {
        const isBeside = event.target === event.currentTarget;
        if (look === 'sheet' && isBeside) onDismiss();
      }}
      className={look === 'sheet' ? 'dialog dialog-sheet' : 'dialog'}
    >
      <div className={isQuestion ? 'dialog-question' : 'dialog-head'}>
        <h2 id={titleId}>{title}</h2>
        {!isQuestion && (
          <button
            type="button"
            aria-label={uiTexts.close}
            onClick={onDismiss}
            className="square-button"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
