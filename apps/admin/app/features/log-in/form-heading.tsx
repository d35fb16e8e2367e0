import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

type FormHeadingProps = {
  title: string;
  lead?: ReactNode;
  /** Set if the heading replaces a form that had the focus, which it then takes over. */
  isNextStep?: boolean;
};

export function FormHeading({ title, lead, isNextStep = false }: FormHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNextStep) heading.current?.focus();
  }, [isNextStep]);
  return (
    <Box sx={{ mb: 2 }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h1"
        sx={{ fontSize: 'figure', outline: 'none' }}
      >
        {title}
      </Typography>
      {lead !== undefined && (
        <Typography
          color="textSecondary"
          sx={{ mt: 1, fontSize: 'lead', overflowWrap: 'anywhere' }}
        >
          {lead}
        </Typography>
      )}
    </Box>
  );
}
