import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { linkLimits, passwordTexts } from '@dalan/contract/people/passwords';
import { api } from '../../lib/api/api.ts';
import { useSubmission } from '../../lib/forms/submission.ts';
import { useToast } from '../../ui/toast/toast-context.ts';

/** The button opens after a minute, because the server would send nothing before. */
export function SendAgain({ email }: { email: string }) {
  const toast = useToast();
  const [seconds, setSeconds] = useState<number>(linkLimits.sendAgainSeconds);
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const ask = useSubmission({
    send: (_values: undefined) => api.call('askForNewPassword', { body: { email } }),
    onDone: () => setSeconds(linkLimits.sendAgainSeconds),
    onFailed: (error) => toast.fail(error.message),
    isRepeatable: true,
  });
  const isLocked = isWaiting || ask.isLocked;
  return (
    <Button
      variant="outlined"
      aria-disabled={isLocked}
      onClick={() => {
        if (!isLocked) ask.submit(undefined);
      }}
      sx={{ alignSelf: 'flex-start', minHeight: 44, fontVariantNumeric: 'tabular-nums' }}
    >
      {isWaiting ? passwordTexts.sendAgainIn(seconds) : passwordTexts.sendAgain}
    </Button>
  );
}
