import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { colours } from '../theme/colours.ts';
import { uiTexts } from '../ui-texts.ts';

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
      slotProps={{ paper: { sx: paper } }}
    >
      <DialogContent>
        <Typography variant="h2" id={`${id}-title`}>
          {uiTexts.discard.title}
        </Typography>
        <DialogContentText id={`${id}-text`} sx={{ mt: 2 }}>
          {uiTexts.discard.text}
        </DialogContentText>
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

const paper = {
  width: 400,
  m: { xs: 4 },
  border: { xs: `2px solid ${colours.basalt900}` },
  boxShadow: { xs: `6px 6px 0 0 ${colours.kumkum}` },
};
