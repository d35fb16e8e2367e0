import Box from '@mui/material/Box';
import { fieldEdge, focusRing, touchLink } from '../layout/looks.ts';
import { colours } from '../theme/colours.ts';

type SegmentsProps<Option extends string> = {
  /** Names the group for screen readers. */
  label: string;
  options: readonly Option[];
  value: string;
  onChoose: (option: Option) => void;
};

/** A few short options side by side, of which at most one is chosen. */
export function Segments<Option extends string>(props: SegmentsProps<Option>) {
  const { label, options, value, onChoose } = props;
  return (
    <Box role="group" aria-label={label} sx={segments}>
      {options.map((option) => (
        <Box
          key={option}
          component="button"
          type="button"
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
          sx={segment}
        >
          {option}
        </Box>
      ))}
    </Box>
  );
}

const segments = {
  display: 'inline-flex',
  ...fieldEdge,
  backgroundColor: colours.flour0,
};

const segment = {
  ...touchLink,
  px: 4,
  border: 0,
  '& + &': { borderLeft: `1px solid ${colours.basalt500}` },
  backgroundColor: 'transparent',
  color: colours.basalt900,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { backgroundColor: colours.flour50 },
  '&[aria-pressed="true"]': { backgroundColor: colours.basalt900, color: colours.flour0 },
  '&:focus-visible': { position: 'relative', zIndex: 1, ...focusRing },
} as const;
