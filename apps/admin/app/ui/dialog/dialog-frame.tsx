import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useIsJustMounted } from '../../lib/forms/cooldown.ts';
import { langOf } from '../../lib/language/spoken.ts';
import { ErrorAlert } from '../messages/error-alert.tsx';
import { focusRing } from '../layout/looks.ts';
import { colours } from '../theme/colours.ts';
import { uiTexts } from '../ui-texts.ts';
import { useScreen } from '../use-screen.ts';
import { DialogTitleBar } from './dialog-title-bar.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { Submit } from './submit-button.tsx';
import { useCloseGuard } from './use-close-guard.ts';

/** Provided by `useRowDialog`. */
export type DialogState = { isOpen: boolean; onClose: () => void; onExited: () => void };

type DialogFrameProps = DialogState & {
  title: string;
  /** Muted text beside the title: the row's name. */
  about?: string;
  width: number;
  isDangerous?: boolean;
  /** With `none`, only the cross closes the dialog. */
  closeLabel?: keyof typeof closeLabels | 'none';
  /** Text left of the buttons that says what the button will do. */
  note?: string;
  /** A button right of Close that submits nothing. */
  action?: ReactNode;
  /** Makes the dialog a form. Give its first field `autoFocus`. */
  submit?: Submit;
  /** True if nothing in the body takes the focus: then the body does, to be scrolled by keys. */
  isOnlyText?: boolean;
  /** A `TabList` between title and body. */
  tabs?: ReactNode;
  /** True if there are unsaved changes: closing then asks first. */
  isDirty?: boolean;
  children: ReactNode;
};

/** Title bar, body and action bar. Full screen on phones, with the action bar always visible. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, onExited, title, about, width, children, action, submit } = props;
  const { isDangerous = false, closeLabel = 'Cancel', isDirty = false, note, tabs } = props;
  const { isOnlyText = false } = props;
  const titleId = useId();
  const isPhone = useScreen() === 'phone';
  // The second click of a double click that opened this dialog is ignored.
  const isOpening = useIsJustMounted();
  const isBusy = submit?.submission.isBusy ?? false;
  const formId = submit?.submission.formId;
  const guard = { isOpen, isDirty, isBusy, onClose, formId };
  const { requestClose, discardDialog } = useCloseGuard(guard);

  const parts = (
    <>
      <DialogTitleBar
        titleId={titleId}
        title={title}
        about={about}
        hasAutoFocus={!submit && !isDangerous}
        onClose={requestClose}
      />
      {tabs}
      <DialogContent
        {...(isOnlyText && {
          tabIndex: 0,
          role: 'group',
          'aria-labelledby': titleId,
          sx: insideRing,
        })}
      >
        {submit?.submission.problem && (
          <Box sx={{ mb: 5 }}>
            <ErrorAlert scrollsIntoView>
              <span lang={langOf(submit.submission.problem)}>{submit.submission.problem}</span>
            </ErrorAlert>
          </Box>
        )}
        {children}
      </DialogContent>
      <DialogActions sx={note ? withNote : undefined}>
        {note && <Box sx={noteLook}>{note}</Box>}
        {closeLabel !== 'none' && (
          <Button variant="outlined" autoFocus={isDangerous} onClick={requestClose}>
            {closeLabels[closeLabel]()}
          </Button>
        )}
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
          if (reason !== 'backdropClick' || !isOpening) requestClose();
        }}
        fullScreen={isPhone}
        maxWidth={false}
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: paperStyle(width, isDangerous) },
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
      <DiscardDialog {...discardDialog} />
    </>
  );
}

/** The dialog clips what is outside. */
const insideRing = { '&:focus-visible': { ...focusRing, outlineOffset: -3 } };

const closeLabels = {
  Cancel: () => uiTexts.cancel,
  Close: () => uiTexts.close,
  'Keep order': () => uiTexts.keepOrder,
  Later: () => uiTexts.later,
};

export function DialogFields({ children }: { children: ReactNode }) {
  return <Box sx={fields}>{children}</Box>;
}

/** On phones the note has a line of its own. */
const withNote = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& > button': { flexShrink: { sm: 0 } },
};
const noteLook = { width: { xs: '100%', sm: 'auto' }, mr: 'auto', color: 'text.secondary' };

const fields = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  columnGap: 5,
  rowGap: 5,
  alignItems: 'start',
};

function paperStyle(width: number, isDangerous: boolean) {
  return {
    width: { sm: width },
    ...(isDangerous && { boxShadow: { sm: `6px 6px 0 0 ${colours.kumkum}` } }),
  };
}
