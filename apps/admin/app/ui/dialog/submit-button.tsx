import Button from '@mui/material/Button';
import type { ReactNode, SubmitEvent } from 'react';

/** How it goes with what a dialog sends, as `useSubmission` tells it. */
export type Submission = {
  isBusy: boolean;
  /** A press would not count now. */
  isLocked: boolean;
  /** The press came before anybody could read the last answer. */
  isTooEarly: (pressedAtMs: number) => boolean;
  /** Why it was not done. */
  problem?: string | undefined;
};

export type Submit = {
  submission: Submission;
  label: string;
  /** Stands there while the answer is awaited. */
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
      // Not `disabled`: the focus that pressed it must not be lost.
      aria-disabled={isLocked}
      startIcon={icon}
      onClick={(event) => {
        // Only a pointer presses twice by itself: Enter, which has no count, is always meant.
        const isMeantForAnother = isOpening && event.detail > 0;
        if (isMeantForAnother || submission.isTooEarly(event.timeStamp)) event.preventDefault();
      }}
    >
      {submission.isBusy ? busyLabel : label}
    </Button>
  );
}
