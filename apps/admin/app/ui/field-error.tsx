import Box from '@mui/material/Box';
import { Icon } from './icon.tsx';

export function FieldError({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
      <Icon name="alert" size={15} />
      {text}
    </Box>
  );
}
