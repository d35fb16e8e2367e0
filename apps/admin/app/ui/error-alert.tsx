import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { colours } from './theme/colours.ts';

type ErrorAlertProps = {
  /** A button, usually Retry. */
  action?: ReactNode;
  /** For an alert at the top of a long form, far from its submit button. */
  scrollsIntoView?: boolean;
  children: ReactNode;
};

export function ErrorAlert({ action, scrollsIntoView = false, children }: ErrorAlertProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollsIntoView) top.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollsIntoView]);
  return (
    <Box ref={top} role="alert" sx={strip}>
      <Box component="span" sx={{ display: 'grid', color: colours.kumkum }}>
        <Icon name="alert" />
      </Box>
      <Box sx={{ flex: 1 }}>{children}</Box>
      {action}
    </Box>
  );
}

const strip = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 2,
  minHeight: 44,
  backgroundColor: colours.kumkumTint,
  border: `1px solid ${colours.kumkum}`,
  borderLeftWidth: 4,
};
