import { useEffect, useRef } from 'react';

import { Notice } from '../../ui/form/notice.tsx';
import { repeatTexts as texts } from './repeats.texts.ts';

type UndoNoticeProps = {
  /** Shown in bold, before the rest. */
  done: string;
  rest: string;
  /** True if the notice replaces the pressed button and takes over its focus. */
  takesFocus: boolean;
  onUndo: () => void;
};

export function UndoNotice({ done, rest, takesFocus, onUndo }: UndoNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Notice
      tone="done"
      more={
        <button ref={button} type="button" onClick={onUndo} className="button">
          {texts.undo}
        </button>
      }
    >
      <b>{done}</b> {rest}
    </Notice>
  );
}
