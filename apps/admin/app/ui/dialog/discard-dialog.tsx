import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { colours } from '../theme/colours.ts';
import { uiTexts } from '../ui-texts.ts';
import { smallPaper } from './small-paper.ts';

type DiscardDialogProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before unsaved changes are discarded. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  const id = useId();
  /** Ignores clicks during the closing transition. */
  const ifOpen = (answer: () => void) => () => {
    if (isOpen) answer();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={ifOpen(onKeep)}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: smallPaper(400, colours.kumkum) } }}
    >
      <DialogContent>
        <Typography variant="h2" id={`${id}-title`}>
          {uiTexts.discard.title}
        </Typography>
        <Typography id={`${id}-text`} sx={{ mt: 2, color: 'text.secondary' }}>
          {uiTexts.discard.text}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={ifOpen(onKeep)}>
          {uiTexts.discard.keep}
        </Button>
        <Button variant="contained" color="error" onClick={ifOpen(onDiscard)}>
          {uiTexts.discard.discard}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
