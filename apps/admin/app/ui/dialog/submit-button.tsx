import Button from '@mui/material/Button';
import type { ReactNode, SubmitEvent } from 'react';

/** The state of a dialog's request, from `useSubmission`. */
export type Submission = {
  isBusy: boolean;
  /** True while clicks are ignored. */
  isLocked: boolean;
  /** True if the click came before the user could have read the last error. */
  isTooEarly: (clickedAtMs: number) => boolean;
  /** Why it failed. */
  problem?: string | undefined;
  /** The id of the form that it saves: see `useUnsavedChanges`. */
  formId?: string;
};

export type Submit = {
  submission: Submission;
  label: string;
  /** Shown while the request is running. */
  busyLabel: string;
  icon?: ReactNode;
  isDisabled?: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

type SubmitButtonProps = Omit<Submit, 'onSubmit'> & { isDangerous: boolean; isOpening: boolean };

export function SubmitButton(props: SubmitButtonProps) {
  const { submission, label, busyLabel, icon, isDisabled = false, isDangerous, isOpening } = props;
  const isLocked = submission.isLocked || isOpening;
  return (
    <Button
      type="submit"
      variant="contained"
      color={isDangerous ? 'error' : 'primary'}
      disabled={isDisabled}
      aria-busy={submission.isBusy}
      // `disabled` would make the button lose the focus.
      aria-disabled={isLocked}
      startIcon={icon}
      onClick={(event) => {
        // Only pointers double-click. For Enter, `detail` is 0.
        const isDoubleClick = isOpening && event.detail > 0;
        if (isDoubleClick || submission.isTooEarly(event.timeStamp)) event.preventDefault();
      }}
    >
      {submission.isBusy ? busyLabel : label}
    </Button>
  );
}
