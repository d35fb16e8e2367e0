import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const pictures = {
  empty: '/admin/art/scene-scale.svg',
  noMatch: '/admin/art/scene-sieve.svg',
  error: '/admin/art/scene-cracked-268.avif',
} as const;

type EmptyStateProps = {
  picture: keyof typeof pictures;
  title: string;
  text: string;
  children?: ReactNode;
};

/** Shown in the frame instead of rows. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <Box sx={scene}>
      <Box component="img" src={pictures[picture]} alt="" sx={{ height: 108, mb: 4 }} />
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children && <Box sx={{ mt: 5 }}>{children}</Box>}
    </Box>
  );
}

const scene = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 300,
  px: 4,
  py: 8,
  textAlign: 'center',
} as const;
