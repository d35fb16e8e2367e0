import Box from '@mui/material/Box';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { fieldEdge, focusRing } from '../layout/looks.ts';

export type GrindSelectProps = {
  label: string;
  /** The key of the chosen grind; empty for none. */
  value: string;
  choices: readonly { key: string; name: string }[];
  onChange: (key: string) => void;
};

const NOTHING = '?';

/** The grind of a line. One that is not milled any more is not replaced by itself: staff choose. */
export function GrindSelect({ label, value, choices, onChange }: GrindSelectProps) {
  const isThere = choices.some(({ key }) => key === value);
  return (
    <Box component="span" sx={box}>
      <Box
        component="select"
        aria-label={label}
        value={isThere ? value : NOTHING}
        onChange={(event) => onChange(event.target.value)}
        sx={select}
      >
        {!isThere && (
          <option value={NOTHING} disabled>
            Choose
          </option>
        )}
        {choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Box>
      <Icon name="down" size={18} />
    </Box>
  );
}

const box = {
  position: 'relative',
  display: 'block',
  minWidth: 0,
  ...fieldEdge,
  backgroundColor: colours.flour0,
  '&:has(select:focus-visible)': focusRing,
  '& svg': {
    position: 'absolute',
    right: 8,
    top: 'calc(50% - 9px)',
    pointerEvents: 'none',
  },
};

const select = {
  appearance: 'none',
  display: 'block',
  width: '100%',
  minHeight: 44,
  pl: 2.5,
  pr: '30px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' },
} as const;
