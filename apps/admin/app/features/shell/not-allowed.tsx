import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { PageTitle } from '../../ui/layout/page-title.tsx';

type NotAllowedProps = { title: string; text: string; homeLabel?: string };

/** Shown instead of a page that the duty does not include. */
export function NotAllowed({ title, text, homeLabel }: NotAllowedProps) {
  return (
    <Stack
      sx={{ alignItems: 'center', gap: 3, px: 4, py: { xs: 12, sm: 16 }, textAlign: 'center' }}
    >
      <Box component="img" src="/admin/art/scene-scale.svg" alt="" sx={{ height: 108, mb: 2 }} />
      <PageTitle>{title}</PageTitle>
      <Typography sx={{ color: 'text.secondary', textWrap: 'balance' }}>{text}</Typography>
      {homeLabel && (
        <Button variant="outlined" component={Link} to={panelPaths.users} replace sx={{ mt: 2 }}>
          {homeLabel}
        </Button>
      )}
    </Stack>
  );
}
