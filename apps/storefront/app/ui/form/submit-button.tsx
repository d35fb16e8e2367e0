type SubmitButtonProps = {
  label: string;
  busyLabel: string;
  isSending: boolean;
  /** Off until the page is alive: the browser alone could not send the form. */
  isReady?: boolean;
  className?: string;
};

/** Not disabled while it works, or the focus would fall out of the form. */
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
