import Box from '@mui/material/Box';
import { colours } from '../../../ui/theme/colours.ts';
import { focusRing, strongLine, touchLink } from '../../../ui/layout/looks.ts';

type SettingSwitchProps = {
  /** Names what is turned on or off. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The words for both states, On and Off by default. */
  words?: { on: string; off: string };
  /** Shows the label beside it, where no heading does. */
  hasLabel?: boolean;
  /**
   * Why it cannot be changed now. The switch can still have the focus, so that the reason is read
   * out.
   */
  lockedBecause?: string | undefined;
};

/** The switch is square and says its state in words. */
export function SettingSwitch(props: SettingSwitchProps) {
  const { label, isOn, onChange, words = { on: 'On', off: 'Off' }, hasLabel = false } = props;
  const { lockedBecause } = props;
  const isLocked = lockedBecause !== undefined;
  return (
    <Box
      component="button"
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isLocked || undefined}
      aria-description={lockedBecause}
      title={lockedBecause}
      onClick={() => {
        if (!isLocked) onChange(!isOn);
      }}
      sx={isLocked ? { ...row, cursor: 'not-allowed' } : row}
    >
      <Box sx={{ ...track, ...(isOn && on), ...(isLocked && locked) }}>
        <Box sx={isOn ? { ...thumb, ml: 'auto' } : thumb} />
      </Box>
      <Box component="span" aria-hidden sx={{ minWidth: 26, textAlign: 'left' }}>
        {hasLabel ? label : isOn ? words.on : words.off}
      </Box>
    </Box>
  );
}

const row = {
  ...touchLink,
  gap: 3,
  p: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: 'text.primary',
  cursor: 'pointer',
  textAlign: 'left',
  '&:focus-visible': focusRing,
} as const;

const track = {
  boxSizing: 'border-box',
  display: 'flex',
  flex: 'none',
  width: 48,
  height: 26,
  p: 0.5,
  border: strongLine,
  backgroundColor: colours.basalt300,
};

const locked = { opacity: 0.5 };

const on = { backgroundColor: colours.paan };

const thumb = { width: 18, height: 18, backgroundColor: colours.flour0 };
