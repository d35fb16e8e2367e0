import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { FieldError } from '../form/field-error.tsx';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { KgStepper } from './kg-stepper.tsx';
import { centredRow, hairline } from '../layout/looks.ts';

type FlourLineProps = {
  name: string;
  about: string;
  kg: number;
  maxKg: number;
  total: string;
  picture?: ReactNode;
  badge?: ReactNode;
  problem?: string | undefined;
  onChange: (kg: number) => void;
  onRemove: () => void;
};

/** One flour of an order that is being edited, with its weight. */
export function FlourLine(props: FlourLineProps) {
  const { name, about, kg, maxKg, total, picture, badge, problem } = props;
  return (
    <Box component="li" sx={line}>
      <Box sx={{ ...centredRow, minWidth: 0 }}>
        {picture}
        <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
          <Box component="span" sx={{ fontWeight: 600, mr: badge === undefined ? 0 : 2 }}>
            {name}
          </Box>
          {badge}
          <Box sx={{ fontSize: 'small', color: 'text.secondary' }}>{about}</Box>
        </Box>
      </Box>
      <KgStepper flour={name} kg={kg} maxKg={maxKg} onChange={props.onChange} />
      <Box sx={sum}>{total}</Box>
      <IconButton aria-label={`Remove ${name}`} onClick={props.onRemove}>
        <Icon name="delete" size={20} />
      </IconButton>
      {problem !== undefined && (
        <Box role="status" sx={{ gridColumn: '1 / -1', color: colours.kumkum }}>
          <FieldError text={problem} />
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto 44px', sm: 'minmax(0, 1fr) auto 96px 44px' },
  alignItems: 'center',
  columnGap: { xs: 2, sm: 4 },
  py: 2,
  borderTop: hairline,
};

const sum = {
  display: { xs: 'none', sm: 'block' },
  textAlign: 'right',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
