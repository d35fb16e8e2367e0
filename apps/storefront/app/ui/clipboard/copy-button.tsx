import { useState } from 'react';

import { showToast } from '../toast.tsx';
import { uiTexts } from '../ui.texts.ts';
import './copy-button.css';

type CopyButtonProps = {
  text: string;
  label: string;
  copied: string;
  /** True in a dialog, which would cover a toast: the text is then beside the button. */
  isInDialog?: boolean;
};

export function CopyButton({ text, label, copied, isInDialog = false }: CopyButtonProps) {
  const [said, setSaid] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      (isInDialog ? setSaid : showToast)(copied);
    } catch {
      // Without clipboard access, the visitor can select the text in the toast or in the dialog.
      if (!isInDialog) showToast(text, 'failed');
    }
  }
  return (
    <>
      <button type="button" aria-label={label} onClick={() => void copy()} className="copy-button">
        {uiTexts.copy}
      </button>
      {isInDialog && <span role="status">{said}</span>}
    </>
  );
}
