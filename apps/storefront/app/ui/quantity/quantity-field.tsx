import { uiTexts } from '../ui.texts.ts';

type QuantityFieldProps = {
  label: string;
  /** Id of the text that explains a corrected quantity. */
  noticeId: string;
  text: string;
  /** Set for a flour that is not sold by whole kilograms: a weight with decimals. */
  unit?: string | undefined;
  onType: (text: string) => void;
  /** Called when typing has finished. */
  onSettle: () => void;
};

/** The number in the middle of a stepper. Accepts any text while typing. */
export function QuantityField(props: QuantityFieldProps) {
  const { label, noticeId, text, unit, onType, onSettle } = props;
  return (
    <label>
      <input
        inputMode={unit === undefined ? 'numeric' : 'decimal'}
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
      <small>{unit ?? uiTexts.kg}</small>
    </label>
  );
}
