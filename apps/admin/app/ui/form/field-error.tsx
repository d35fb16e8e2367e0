import Box from '@mui/material/Box';
import { Icon } from '../icons/icon.tsx';

export function FieldError({ text }: { text: string }) {
  return (
    <Box component="span" sx={line}>
      <Icon name="alert" size={15} />
      {text}
    </Box>
  );
}

const line = { display: 'flex', gap: 1.5, '& > svg': { flex: 'none', mt: 0.5 } };
