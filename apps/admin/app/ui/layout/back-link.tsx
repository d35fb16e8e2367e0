import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../icons/icon.tsx';
import { uiTexts } from '../ui-texts.ts';
import { touchLink } from './looks.ts';

/** Stands above the title of a page that is reached from another one. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Box component="nav" aria-label={uiTexts.path} sx={{ mb: 1 }}>
      <Link component={RouterLink} to={to} sx={crumb}>
        <Icon name="left" size={16} />
        {children}
      </Link>
    </Box>
  );
}

const crumb = { ...touchLink, gap: 1 };
