import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { FieldError } from '../form/field-error.tsx';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { GrindSelect } from './grind-select.tsx';
import type { GrindSelectProps } from './grind-select.tsx';
import { KgStepper } from './kg-stepper.tsx';
import { centredRow, hairline } from '../layout/looks.ts';

type FlourLineProps = {
  name: string;
  about: string;
  /** Only for a flour with grinds. */
  grind?: Omit<GrindSelectProps, 'label'> | undefined;
  /** How screen readers name the line: two lines can have the same flour. */
  spokenName: string;
  kg: number;
  maxKg: number;
  stepGrams: number;
  total: string;
  picture?: ReactNode;
  badge?: ReactNode;
  problem?: string | undefined;
  onChange: (kg: number) => void;
  onRemove: () => void;
};

/** One flour of an order that is being edited, with its weight. */
export function FlourLine(props: FlourLineProps) {
  const { name, about, grind, spokenName, kg, maxKg, stepGrams } = props;
  const { total, picture, badge, problem } = props;
  return (
    <Box component="li" sx={grind ? lineWithGrind : line}>
      <Box sx={{ ...centredRow, minWidth: 0, ...(grind && aboveGrind) }}>
        {picture}
        <Box sx={{ minWidth: 0, lineHeight: 1.35 }}>
          <Box component="span" sx={{ fontWeight: 600, mr: badge === undefined ? 0 : 2 }}>
            {name}
          </Box>
          {badge}
          <Box sx={{ fontSize: 'small', color: 'text.secondary' }}>{about}</Box>
        </Box>
      </Box>
      {grind && <GrindSelect label={`Grind of ${spokenName}`} {...grind} />}
      <KgStepper
        flour={spokenName}
        kg={kg}
        maxKg={maxKg}
        stepGrams={stepGrams}
        onChange={props.onChange}
      />
      <Box sx={sum}>{total}</Box>
      <IconButton aria-label={`Remove ${spokenName}`} onClick={props.onRemove}>
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

/** On phones the grind and the weight are below the name. */
const lineWithGrind = {
  ...line,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto 44px',
    sm: 'minmax(0, 1fr) 124px auto 96px 44px',
  },
  rowGap: { xs: 2, sm: 0 },
  columnGap: { xs: 2, sm: 4 },
  '& > .MuiIconButton-root': { gridColumn: { xs: 3, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } },
} as const;

const aboveGrind = { gridColumn: { xs: '1 / 3', sm: 'auto' } };

const sum = {
  display: { xs: 'none', sm: 'block' },
  textAlign: 'right',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
