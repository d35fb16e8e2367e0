import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';

type FileButtonProps = {
  label: string;
  accept: string;
  isPrimary?: boolean;
  onChoose: (file: File) => void;
};

/** A button that is the file field itself, so that a file can also be dropped on it. */
export function FileButton({ label, accept, isPrimary = true, onChoose }: FileButtonProps) {
  const id = useId();
  return (
    <Button
      component="label"
      htmlFor={id}
      role={undefined}
      tabIndex={-1}
      variant={isPrimary ? 'contained' : 'outlined'}
      startIcon={<Icon name="upload" size={18} />}
      sx={{ minHeight: 44, '&:focus-within': ring }}
    >
      {label}
      <Box
        component="input"
        type="file"
        id={id}
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Without this, the same file could not be chosen again after it was corrected.
          target.value = '';
          if (file) onChoose(file);
        }}
        sx={wholeButton}
      />
    </Button>
  );
}

const ring = { outline: `3px solid ${colours.neel}`, outlineOffset: '4px' };

const wholeButton = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
} as const;
