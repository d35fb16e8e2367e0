import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useState } from 'react';
import { langOf } from '../../lib/language/spoken.ts';
import { Icon } from '../icons/icon.tsx';
import { colours } from '../theme/colours.ts';
import { uiTexts } from '../ui-texts.ts';
import { useKeyDown } from '../../lib/use-key-down.ts';

type ToastProps = {
  kind: 'success' | 'error';
  text: string;
  durationMs: number | null;
  onUndo?: (() => void) | undefined;
  isOpen: boolean;
  onClose: () => void;
  onGone: () => void;
};

const SLIDE_IN_MS = 140;
const SLIDE_OUT_MS = 100;

/** The toast is part of the first load, because it also has to say that a script did not load. */
export function Toast(props: ToastProps) {
  const { kind, text, durationMs, onUndo, isOpen, onClose, onGone } = props;
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  useTimer(isOpen && !hasPointer && !hasFocus ? durationMs : null, onClose);
  const drop = useEffectEvent(onGone);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => drop(), SLIDE_OUT_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useKeyDown((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  return (
    <Box
      // A toast that slides out takes no second click.
      inert={!isOpen}
      onMouseEnter={() => setHasPointer(true)}
      onMouseLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      sx={isOpen ? toast : { ...toast, ...leaving }}
    >
      <Box sx={message}>
        <Icon name={kind === 'success' ? 'check' : 'alert'} size={22} />
        <span lang={langOf(text)}>{text}</span>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, pr: 1 }}>
        {onUndo && (
          <Button
            color="inherit"
            onClick={() => {
              onUndo();
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
      </Box>
    </Box>
  );
}

/**
 * The timer starts anew when the duration changes or the window regains the focus; `null` stops it.
 */
function useTimer(durationMs: number | null, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (durationMs === null) return;
    let timer = setTimeout(() => end(), durationMs);
    const stop = () => clearTimeout(timer);
    const restart = () => {
      stop();
      timer = setTimeout(() => end(), durationMs);
    };
    window.addEventListener('blur', stop);
    window.addEventListener('focus', restart);
    return () => {
      stop();
      window.removeEventListener('blur', stop);
      window.removeEventListener('focus', restart);
    };
  }, [durationMs]);
}

const toast = {
  display: 'flex',
  alignItems: 'center',
  minWidth: { sm: 320 },
  maxWidth: { sm: 560 },
  minHeight: 56,
  backgroundColor: colours.basalt900,
  color: colours.flour0,
  boxShadow: `4px 4px 0 0 ${colours.flour200}`,
  borderLeft: `8px solid ${colours.paan}`,
  "[role='alert'] > &": { borderLeftColor: colours.kumkum },
  animation: `toast-in ${SLIDE_IN_MS}ms ease-out`,
  '@keyframes toast-in': { from: { transform: 'translateY(calc(100% + 20px))' } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', transition: 'none' },
} as const;

const leaving = {
  transform: 'translateY(calc(100% + 20px))',
  transition: `transform ${SLIDE_OUT_MS}ms ease-in`,
};

const message = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  flex: 1,
  minWidth: 0,
  pl: 3,
  py: 3,
  lineHeight: '22px',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
};

const undoLook = {
  minWidth: 64,
  minHeight: 44,
  color: 'inherit',
  '&:hover': { color: 'text.primary' },
};
