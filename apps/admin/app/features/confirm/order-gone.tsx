import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { langOf } from '../../lib/language/spoken.ts';
import { KeyHint } from '../../ui/buttons/key-hint.tsx';
import { texts } from './confirm-texts.ts';
import { Notice } from '../../ui/messages/notice.tsx';

/** Shown above an order that somebody else has now, or that was changed meanwhile. */
export function OrderGone({ notice, onNext }: { notice: string; onNext: () => void }) {
  return (
    <Box sx={{ mb: 3 }}>
      <Notice
        tone="error"
        role="alert"
        actions={
          <Button variant="outlined" autoFocus onClick={onNext}>
            {texts.nextNow}
            <KeyHint>Enter</KeyHint>
          </Button>
        }
      >
        <Typography variant="subtitle1" component="p" lang={langOf(notice)}>
          {notice}
        </Typography>
        <Typography variant="body2">{texts.nextSoon}</Typography>
      </Notice>
    </Box>
  );
}
