import Box from '@mui/material/Box';
import type { IconName } from '../icons/icon-paths.ts';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { fieldEdge, focusRing } from '../layout/looks.ts';

export type FilterOption = { value: string; text: string };

type FilterSelectProps = {
  icon: IconName;
  label: string;
  /** True on phones, where only the value fits. */
  isLabelHidden?: boolean;
  value: string;
  options: readonly FilterOption[];
  onChange: (value: string) => void;
};

/** The browser's own select, with an icon and a word before its value. */
export function FilterSelect(props: FilterSelectProps) {
  const { icon, label, isLabelHidden = false, value, options, onChange } = props;
  return (
    <Box component="label" sx={box}>
      <Icon name={icon} size={18} />
      {!isLabelHidden && <span aria-hidden>{label}</span>}
      <Box
        component="select"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        sx={isLabelHidden ? { ...select, ...overIcon } : select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Box>
      <Icon name="down" size={18} />
    </Box>
  );
}

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minWidth: 0,
  minHeight: 44,
  pl: 3,
  pr: 3,
  ...fieldEdge,
  backgroundColor: colours.flour0,
  color: colours.basalt700,
  '&:hover': { borderColor: colours.basalt900 },
  '&:has(select:focus-visible)': focusRing,
  '& svg': { flex: 'none', pointerEvents: 'none' },
  '& svg:last-of-type': { ml: '-26px' },
};

const select = {
  appearance: 'none',
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  pr: '34px',
  border: 0,
  backgroundColor: 'transparent',
  color: colours.basalt900,
  font: 'inherit',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: 'none' },
} as const;

/** The select reaches under the icon, so that a tap on the icon opens it. */
const overIcon = { ml: '-36px', pl: '36px' };
