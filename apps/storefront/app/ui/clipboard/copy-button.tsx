import { showToast } from '../toast.tsx';
import { uiTexts } from '../ui.texts.en.ts';
import './copy-button.css';

type CopyButtonProps = { text: string; label: string; copied: string };

export function CopyButton({ text, label, copied }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(copied);
    } catch {
      // Without clipboard access, the visitor can select the text in the toast.
      showToast(text, 'failed');
    }
  }
  return (
    <button type="button" aria-label={label} onClick={() => void copy()} className="copy-button">
      {uiTexts.copy}
    </button>
  );
}
