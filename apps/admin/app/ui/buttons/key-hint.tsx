import Box from '@mui/material/Box';

/**
 * The key that presses a button, drawn on it. It is not part of the button's name and hidden on
 * phones.
 */
export function KeyHint({ children }: { children: string }) {
  return (
    <Box component="kbd" lang="en" aria-hidden sx={key}>
      {children}
    </Box>
  );
}

const key = {
  display: { xs: 'none', sm: 'inline-block' },
  flex: 'none',
  minWidth: 20,
  height: 20,
  ml: 2,
  px: 1,
  border: '1px solid currentColor',
  font: 'inherit',
  fontSize: 'label',
  lineHeight: '18px',
  textAlign: 'center',
} as const;
