type QuantityFieldProps = {
  label: string;
  /** Says why the quantity is not what was typed. */
  noticeId: string;
  text: string;
  onType: (text: string) => void;
  /** Whoever typed is done. */
  onSettle: () => void;
};

/** The number in the middle of a stepper, free while somebody types. */
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
      <small>kg</small>
    </label>
  );
}
