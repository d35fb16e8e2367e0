import Box from '@mui/material/Box';
import { fieldEdge, hairline } from '../layout/looks.ts';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';

type StepButtonProps = {
  label: string;
  icon: 'minus' | 'add';
  isOff: boolean;
  onPress: () => void;
};

/** `disabled` would lose the focus at the last step, so the button is `aria-disabled`. */
export function StepButton({ label, icon, isOff, onPress }: StepButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
      sx={button}
    >
      <Icon name={icon} size={18} />
    </Box>
  );
}

export const stepperFrame = {
  display: 'inline-grid',
  gridTemplateColumns: '44px 48px 44px',
  backgroundColor: colours.flour0,
  ...fieldEdge,
};

const button = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  p: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  '&[aria-disabled="true"]': { color: colours.basalt300, cursor: 'default' },
};

export const stepperField = {
  width: '100%',
  minWidth: 0,
  p: 0,
  textAlign: 'center',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  border: hairline,
  borderWidth: '0 1px',
  backgroundColor: 'transparent',
} as const;
