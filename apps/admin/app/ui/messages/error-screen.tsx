import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isRouteErrorResponse, Link } from 'react-router';
import { ChunkLoadError } from '../../lib/load-chunk.ts';
import { PageTitle } from '../layout/page-title.tsx';

type ErrorScreenProps = { error: unknown; homePath: string; homeLabel: string };

export function ErrorScreen({ error, homePath, homeLabel }: ErrorScreenProps) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 4, px: 5, py: 16, textAlign: 'center' }}>
      <Box component="img" src="/admin/art/scene-cracked-268.avif" alt="" sx={{ height: 108 }} />
      <PageTitle>Unexpected Application Error!</PageTitle>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{errorText(error)}</Typography>
      {error instanceof ChunkLoadError && <Typography>{error.help}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button variant="contained" component={Link} to={homePath} replace>
          {homeLabel}
        </Button>
      </Stack>
    </Stack>
  );
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Something went wrong';
}
