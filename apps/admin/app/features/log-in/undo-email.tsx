import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { passwordTexts, staffEmailTexts as texts } from '@dalan/contract/people/passwords';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';
import { FormHeading } from './form-heading.tsx';
import { takeMailedToken } from './mailed-token.ts';
import { isLinkEnd } from './new-password-form.tsx';

/**
 * Only the press undoes the change, not the opening of the page, because mail scanners open links.
 */
export function UndoEmail() {
  const [token] = useState(takeMailedToken);
  const [step, setStep] = useState<'ask' | 'done' | 'ended'>(token === '' ? 'ended' : 'ask');
  const [problem, setProblem] = useState<string>();
  const undo = useSubmission({
    send: (_values: undefined) => {
      setProblem(undefined);
      return api.call('undoStaffEmail', { body: { token } });
    },
    onDone: () => setStep('done'),
    onFailed: (error) => {
      if (isLinkEnd(error)) setStep('ended');
      else setProblem(error.message);
    },
  });
  if (step !== 'ask') {
    const isDone = step === 'done';
    return (
      <Stack sx={{ gap: 5 }}>
        <FormHeading
          key={step}
          title={isDone ? texts.undoneTitle : passwordTexts.expiredTitle}
          lead={isDone ? texts.undoneLead : texts.undoEnded}
          isNextStep
        />
        <Button component={Link} to={panelPaths.logIn} variant="outlined" size="large">
          {passwordTexts.backToLogIn}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 5 }}>
      <FormHeading title={texts.undoTitle} lead={texts.undoLead} />
      {problem && <ErrorAlert>{problem}</ErrorAlert>}
      <Button
        variant="contained"
        size="large"
        aria-busy={undo.isBusy}
        aria-disabled={undo.isLocked}
        onClick={() => undo.submit(undefined)}
      >
        {undo.isBusy ? texts.undoing : texts.undo}
      </Button>
    </Stack>
  );
}
