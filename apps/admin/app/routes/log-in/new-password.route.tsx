import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { passwordTexts, staffLinkTexts } from '@dalan/contract/people/passwords';
import { AskForLink } from '../../features/log-in/ask-for-link.tsx';
import { LogInFrame } from '../../features/log-in/log-in-frame.tsx';
import { takeMailedToken } from '../../features/log-in/mailed-token.ts';
import { isLinkEnd, NewPasswordForm } from '../../features/log-in/new-password-form.tsx';
import { api } from '../../lib/api/api.ts';
import { findStartPath } from '../../lib/session/preferences.ts';
import { ErrorAlert } from '../../ui/messages/error-alert.tsx';

export default function NewPasswordRoute() {
  return (
    <LogInFrame title={passwordTexts.newTitle}>
      <NewPassword />
    </LogInFrame>
  );
}

function NewPassword() {
  const navigate = useNavigate();
  const enter = async () => navigate(await findStartPath(), { replace: true });
  const [token] = useState(takeMailedToken);
  const [hasEnded, setHasEnded] = useState(token === '');
  const { data, error, refetch } = useQuery({
    queryKey: ['password-link'],
    queryFn: ({ signal }) => api.call('checkPasswordLink', { body: { token } }, { signal }),
    enabled: !hasEnded,
    retry: false,
    gcTime: 0,
  });
  if (hasEnded || isLinkEnd(error)) {
    return (
      <AskForLink
        title={passwordTexts.expiredTitle}
        lead={staffLinkTexts.expired}
        label={passwordTexts.sendNew}
      />
    );
  }
  if (error) {
    return (
      <ErrorAlert action={<Button onClick={() => void refetch()}>Retry</Button>}>
        {error.message}
      </ErrorAlert>
    );
  }
  if (data === undefined) {
    return <Typography role="status">{passwordTexts.checkingLink}</Typography>;
  }
  return (
    <NewPasswordForm
      token={token}
      logInName={data.phone ?? data.email}
      onSaved={() => void enter()}
      onEnded={() => setHasEnded(true)}
    />
  );
}
