import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { strongLine } from '../layout/looks.ts';

type CheckFieldProps<Values extends FieldValues> = {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
};

export function CheckField<Values extends FieldValues>(props: CheckFieldProps<Values>) {
  const { control, name, label } = props;
  const { ref, value, ...bound } = useController({ control, name }).field;
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          {...bound}
          checked={Boolean(value)}
          slotProps={{ input: { ref } }}
          icon={<Box sx={box} />}
          checkedIcon={
            <Box sx={{ ...box, backgroundColor: colours.basalt900, color: colours.flour0 }}>
              <Icon name="check" size={16} />
            </Box>
          }
        />
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
