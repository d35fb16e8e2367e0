import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '@dalan/contract/client';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { staffTexts } from '@dalan/contract/people/staff';
import { api } from '../../lib/api/api.ts';
import { RetryButton } from '../../ui/buttons/retry-button.tsx';
import { JoinForm } from './join-form.tsx';
import { joinTexts } from './join-texts.ts';

/** The token is the fragment of the address, which no browser sends and no server logs. */
export function JoinPage({ onJoined }: { onJoined: () => void }) {
  const token = useLocation().hash.slice(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => api.call('viewInvitation', { body: { token } }, { signal }),
    staleTime: Infinity,
  });
  if (data) return <JoinForm token={token} invitation={data} onJoined={onJoined} />;
  if (error instanceof ApiError && error.status < 500) {
    return (
      <Message title={joinTexts.endedTitle} text={staffTexts.invitationEnded}>
        <Button variant="contained" component={Link} to={panelPaths.logIn} replace>
          {joinTexts.goToLogIn}
        </Button>
      </Message>
    );
  }
  if (error) {
    return (
      <Message title={joinTexts.notReadTitle} text={joinTexts.notReadText}>
        <RetryButton onRetry={() => void refetch()} />
      </Message>
    );
  }
  return <Typography role="status">{joinTexts.loading}</Typography>;
}

type MessageProps = { title: string; text: string; children: ReactNode };

function Message({ title, text, children }: MessageProps) {
  return (
    <Box role="alert">
      <Typography variant="h1" sx={{ fontSize: { xs: 'page', md: 'figure' } }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 3, mb: 6 }}>{text}</Typography>
      {children}
    </Box>
  );
}
