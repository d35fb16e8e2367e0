type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  isSending: boolean;
  /** False until hydration: the browser cannot submit the form by itself. */
  isReady?: boolean;
  className?: string;
};

/** While sending, the button is `aria-disabled`, not `disabled`, to keep the focus. */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, isSending, isReady = true, className = '' } = props;
  return (
    <button
      type="submit"
      disabled={!isReady}
      aria-disabled={isSending || undefined}
      className={`button button-primary ${className}`}
    >
      {isSending ? busyLabel : label}
    </button>
  );
}
