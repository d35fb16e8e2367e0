import { uiTexts } from '../ui.texts.ts';

type QuantityFieldProps = {
  label: string;
  /** Id of the text that explains a corrected quantity. */
  noticeId: string;
  text: string;
  onType: (text: string) => void;
  /** Called when typing has finished. */
  onSettle: () => void;
};

/** The number in the middle of a stepper. Accepts any text while typing. */
export function QuantityField({ label, noticeId, text, onType, onSettle }: QuantityFieldProps) {
  return (
    <label>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={noticeId}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={onSettle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onSettle();
        }}
      />
      <small>{uiTexts.kg}</small>
    </label>
  );
}
