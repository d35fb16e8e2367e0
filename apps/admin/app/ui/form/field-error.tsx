import Box from '@mui/material/Box';
import { Icon } from '../icon.tsx';

export function FieldError({ text }: { text: string }) {
  return (
    <Box component="span" sx={line}>
      <Icon name="alert" size={15} />
      {text}
    </Box>
  );
}

const line = { display: 'flex', gap: '6px', '& > svg': { flex: 'none', mt: '2px' } };
