import Box from '@mui/material/Box';

/** Properties of a field for a number with its unit. */
export function numberProps(unit: string, inputMode: 'decimal' | 'numeric') {
  return {
    type: 'number',
    // Scrolling over a focused number input would change its value.
    onWheel: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    slotProps: {
      htmlInput: { inputMode, min: 0, step: 'any' },
      input: { endAdornment: <Box sx={{ color: 'text.disabled', flex: 'none' }}>{unit}</Box> },
    },
    sx: withoutArrows,
  };
}

const withoutArrows = {
  '& input': { appearance: 'textfield' },
  '& input::-webkit-inner-spin-button': { display: 'none' },
};
