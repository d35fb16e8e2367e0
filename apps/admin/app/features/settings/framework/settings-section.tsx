import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { sheetInset, sheetLook } from '../../../ui/layout/looks.ts';

type SettingsSectionProps = {
  title: string;
  /** A switch or a button right of the title. */
  action?: ReactNode;
  about?: string;
  children?: ReactNode;
};

/** A sheet with a title. Tables in it reach from edge to edge with `sx={edgeToEdge}`. */
export function SettingsSection({ title, action, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sheet}>
      <Box sx={head}>
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Box>
      {about !== undefined && (
        <Typography sx={{ color: 'text.secondary', '&:not(:last-child)': { mb: 3 } }}>
          {about}
        </Typography>
      )}
      {children}
    </Box>
  );
}

export function SettingsFields({ children }: { children: ReactNode }) {
  return <Box sx={fields}>{children}</Box>;
}

export const edgeToEdge = { mx: { xs: -3, sm: -4 } };
/** Style of a field that needs both columns. */
export const wide = { gridColumn: '1 / -1' };

const sheet = { ...sheetLook, ...sheetInset, pb: 4 };

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 60,
};

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 4,
  rowGap: 4,
  alignItems: 'start',
};
