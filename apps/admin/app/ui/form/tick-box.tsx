import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { Icon } from '../icons/icon.tsx';
import { strongLine } from '../layout/looks.ts';
import { colours } from '../theme/colours.ts';

type TickBoxProps = {
  label: string;
  isOn: boolean;
  /** True if only some of what it stands for is ticked. */
  isPartly?: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
};

/** A box to tick, without a visible label of its own. Its target is a finger's width. */
export function TickBox(props: TickBoxProps) {
  const { label, isOn, isPartly = false, isDisabled = false, onToggle } = props;
  return (
    <Checkbox
      checked={isOn}
      indeterminate={isPartly}
      disabled={isDisabled}
      onChange={(_event, isNow) => onToggle(isNow)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ width: 44, height: 44, flex: 'none' }}
      icon={<Box sx={box} />}
      checkedIcon={
        <Box sx={filled}>
          <Icon name="check" size={16} />
        </Box>
      }
      indeterminateIcon={
        <Box sx={filled}>
          <Icon name="minus" size={16} />
        </Box>
      }
    />
  );
}

const box = {
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: strongLine,
  backgroundColor: colours.flour0,
};
const filled = { ...box, backgroundColor: colours.basalt900, color: colours.flour0 };
