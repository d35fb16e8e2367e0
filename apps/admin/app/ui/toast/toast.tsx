import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { langOf } from '../../lib/language/spoken.ts';
import { Icon } from '../icons/icon.tsx';
import { uiTexts } from '../ui-texts.ts';

type ToastProps = {
  kind: 'success' | 'error';
  text: string;
  durationMs: number | null;
  onUndo?: (() => void) | undefined;
  isOpen: boolean;
  onClose: () => void;
  onGone: () => void;
};

export function Toast(props: ToastProps) {
  const { kind, text, durationMs, onUndo, isOpen, onClose, onGone } = props;
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={hasPointer || hasFocus ? null : durationMs}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      onMouseEnter={() => setHasPointer(true)}
      onMouseLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      slots={{ transition: SlideUp }}
      slotProps={{ transition: { onExited: onGone }, content: { role: 'none' } }}
      message={
        <>
          <Icon name={kind === 'success' ? 'check' : 'alert'} size={22} />
          <span lang={langOf(text)}>{text}</span>
        </>
      }
      action={
        <>
          {onUndo && (
            <Button
              color="inherit"
              onClick={() => {
                // A second click comes while the toast slides out.
                if (isOpen) onUndo();
                onClose();
              }}
              sx={undoLook}
            >
              {uiTexts.undo}
            </Button>
          )}
          <IconButton aria-label={uiTexts.close} onClick={onClose} sx={{ width: 44, height: 44 }}>
            <Icon name="close" size={18} />
          </IconButton>
        </>
      }
    />
  );
}

const undoLook = {
  minWidth: 64,
  minHeight: 44,
  color: 'inherit',
  '&:hover': { color: 'text.primary' },
};

function SlideUp(props: SlideProps) {
  return <Slide {...props} direction="up" />;
}
