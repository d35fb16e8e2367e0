import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIsJustMounted } from '../../lib/forms/cooldown.ts';
import { ErrorAlert } from '../error-alert.tsx';
import { colours } from '../theme/colours.ts';
import { useScreen } from '../use-screen.ts';
import { DialogTitleBar } from './dialog-title-bar.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { Submit } from './submit-button.tsx';
import { useCloseGuard } from './use-close-guard.ts';

/** What `useRowDialog` gives to every dialog. */
export type DialogState = { isOpen: boolean; onClose: () => void; onExited: () => void };

type DialogFrameProps = DialogState & {
  title: string;
  /** Quiet words beside the title: what it is about. */
  about?: string;
  width: number;
  isDangerous?: boolean;
  closeLabel?: 'Cancel' | 'Close';
  /** Right of Close: a button that sends nothing. */
  action?: ReactNode;
  /** Makes the whole dialog a form. Its first field takes the focus by `autoFocus`. */
  submit?: Submit;
  /** Something was typed: leaving asks first. */
  isDirty?: boolean;
  children: ReactNode;
};

/** Title bar, body and action band. On phones it takes the screen, with the band always in view. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, onExited, title, about, width, children, action, submit } = props;
  const { isDangerous = false, closeLabel = 'Cancel', isDirty = false } = props;
  const titleId = useId();
  const isPhone = useScreen() === 'phone';
  // The second press of the double click that opened this dialog is not meant for it.
  const isOpening = useIsJustMounted();
  const isBusy = submit?.submission.isBusy ?? false;
  const leaving = useCloseGuard({ isOpen, isDirty, isBusy, onClose });

  const parts = (
    <>
      <DialogTitleBar
        titleId={titleId}
        title={title}
        about={about}
        hasFocus={!submit && !isDangerous}
        onClose={leaving.leave}
      />
      <DialogContent>
        {submit?.submission.problem && (
          <Box sx={{ mb: 5 }}>
            <ErrorAlert scrollsIntoView>{submit.submission.problem}</ErrorAlert>
          </Box>
        )}
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus={isDangerous} onClick={leaving.leave}>
          {closeLabel}
        </Button>
        {action}
        {submit && <SubmitButton {...submit} isDangerous={isDangerous} isOpening={isOpening} />}
      </DialogActions>
    </>
  );
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick' || !isOpening) leaving.leave();
        }}
        fullScreen={isPhone}
        maxWidth={false}
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: paperOf(width, isDangerous) },
          transition: { onExited },
        }}
      >
        {isPhone && isOpen && <GlobalStyles styles={{ body: { '--band': '68px' } }} />}
        {submit ? (
          <form
            noValidate
            style={{ display: 'contents' }}
            onSubmit={(event) => {
              event.preventDefault();
              if (isOpen && !submit.submission.isLocked) submit.onSubmit(event);
            }}
          >
            {parts}
          </form>
        ) : (
          parts
        )}
      </Dialog>
      <DiscardDialog {...leaving.question} />
    </>
  );
}

/** Two fields side by side, one below the other on phones. */
export function DialogFields({ children }: { children: ReactNode }) {
  return <Box sx={fields}>{children}</Box>;
}

const fields = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 5,
  rowGap: 5,
  alignItems: 'start',
};

function paperOf(width: number, isDangerous: boolean) {
  return {
    width: { sm: width },
    ...(isDangerous && { boxShadow: { sm: `6px 6px 0 0 ${colours.kumkum}` } }),
  };
}
