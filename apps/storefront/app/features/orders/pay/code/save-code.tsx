import { Icon } from '../../../../ui/icon.tsx';
import { payTexts } from '../pay.texts.ts';
import type { useSavedCode } from './use-saved-code.ts';

type SaveCodeProps = {
  code: ReturnType<typeof useSavedCode>;
  isPrimary?: boolean;
};

const said = {
  saved: payTexts.codeSaved,
  'not saved': payTexts.keepFinger,
  'no picture': payTexts.takeScreenshot,
};

export function SaveCode({ code, isPrimary = false }: SaveCodeProps) {
  return (
    <div className="save-code">
      <button
        type="button"
        onClick={() => void code.save()}
        className={isPrimary ? 'button button-primary' : 'button'}
      >
        <Icon name="download" isSmall />
        {payTexts.saveCode}
      </button>
      <p role="status" className="pay-small">
        {code.said && said[code.said]}
      </p>
    </div>
  );
}
