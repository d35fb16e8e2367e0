import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { langOf } from '../../lib/language/spoken.ts';
import { colours } from '../../ui/theme/colours.ts';
import { Icon } from '../../ui/icon.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import { texts } from './confirm-texts.ts';

/** Above an order that somebody else has now, or that was changed meanwhile. */
export function OrderGone({ notice, onNext }: { notice: string; onNext: () => void }) {
  return (
    <Box role="alert" sx={band}>
      <Icon name="alert" />
      <div>
        <Typography variant="subtitle1" component="p" lang={langOf(notice)}>
          {notice}
        </Typography>
        <Typography variant="body2">{texts.nextSoon}</Typography>
      </div>
      <Button variant="outlined" autoFocus onClick={onNext} sx={{ ml: 'auto' }}>
        {texts.nextNow}
        <KeyHint>Enter</KeyHint>
      </Button>
    </Box>
  );
}

const band = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  mb: 3,
  px: 4,
  py: 3,
  border: `1px solid ${colours.kumkum}`,
  borderLeftWidth: 8,
  backgroundColor: colours.kumkumTint,
};
