import { Fragment, useState } from 'react';

import { showToast } from '../../../../ui/toast.tsx';
import { payTexts } from '../pay.texts.ts';

type CopyRowProps = {
  shown: string;
  /** What is pasted into the app. */
  text: string;
  label: string;
  copied: string;
};

export function CopyRow({ shown, text, label, copied }: CopyRowProps) {
  const [copiedText, setCopiedText] = useState<string>();
  const isCopied = copiedText === text;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopiedText(text);
      showToast(copied);
    } catch {
      // Without clipboard access, the visitor can select the text in the row.
      setCopiedText(undefined);
      showToast(text, 'failed');
    }
  }
  return (
    <p className="copy-row">
      <span>
        {shown.split(/(?=@)/).map((part, index) => (
          <Fragment key={part}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      <button
        type="button"
        aria-label={isCopied ? copied : label}
        data-copied={isCopied || undefined}
        onClick={() => void copy()}
      >
        {isCopied ? payTexts.copied : payTexts.copy}
      </button>
    </p>
  );
}
