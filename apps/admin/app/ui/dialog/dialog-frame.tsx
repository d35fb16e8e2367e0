import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useId, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { colours } from '../theme/colours.ts';
import { useScreen } from '../use-screen.ts';
import { DialogTitleBar } from './dialog-title-bar.tsx';
import { DiscardQuestion } from './discard-question.tsx';

/** What `useRowDialog` gives to every dialog. */
export type DialogState = { isOpen: boolean; onClose: () => void; onExited: () => void };

type DialogFrameProps = DialogState & {
  title: string;
  /** Quiet words beside the title: what it is about. */
  about?: string;
  width: number;
  isDangerous?: boolean;
  closeLabel?: 'Cancel' | 'Close';
  /** The verb, right of Cancel. */
  action?: ReactNode;
  /** Something was typed: leaving asks first. */
  isDirty?: boolean;
  /** An answer is awaited: leaving has to wait too. */
  isBusy?: boolean;
  /** Makes the whole dialog a form. Its first field takes the focus by `autoFocus`. */
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** Title bar, body and action band. On phones it takes the screen, with the band always in view. */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, onExited, title, about, width, children, action, onSubmit } = props;
  const { isDangerous = false, closeLabel = 'Cancel', isDirty = false, isBusy = false } = props;
  const titleId = useId();
  const isPhone = useScreen() === 'phone';
  const [isAsking, setIsAsking] = useState(false);

  function leave() {
    if (isBusy) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  }
  const parts = (
    <>
      <DialogTitleBar
        titleId={titleId}
        title={title}
        about={about}
        hasFocus={!onSubmit && !isDangerous}
        onClose={leave}
      />
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus={isDangerous} onClick={leave}>
          {closeLabel}
        </Button>
        {action}
      </DialogActions>
    </>
  );
  return (
    <>
      <Dialog
        open={isOpen}
        onClose={leave}
        fullScreen={isPhone}
        maxWidth={false}
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: paperOf(width, isDangerous) },
          transition: { onExited },
        }}
      >
        {isPhone && isOpen && <GlobalStyles styles={{ body: { '--band': '68px' } }} />}
        {onSubmit ? (
          <form noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
            {parts}
          </form>
        ) : (
          parts
        )}
      </Dialog>
      <DiscardQuestion
        isOpen={isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          onClose();
        }}
      />
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
