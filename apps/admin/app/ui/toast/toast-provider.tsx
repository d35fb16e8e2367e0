import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastContext } from './toast-context.ts';
import type { ToastQueue } from './toast-context.ts';
import { Toast } from './toast.tsx';

type QueuedToast = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  durationMs: number | null;
  onUndo?: (() => void) | undefined;
  isOpen: boolean;
};

const SHOWN_AT_ONCE = 3;
/** One line of text and the gap below it. */
const TOAST_HEIGHT = 72;
let lastId = 0;

/** Wraps all pages, so that toasts survive a navigation. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<QueuedToast[]>([]);
  const queue = useMemo<ToastQueue>(() => {
    const add = (
      kind: QueuedToast['kind'],
      text: string,
      durationMs: number | null,
      onUndo?: () => void,
    ) =>
      setToasts((all) => [
        // A repeated message replaces the earlier one.
        ...all.filter((toast) => toast.kind !== kind || toast.text !== text),
        { id: ++lastId, kind, text, durationMs, onUndo, isOpen: true },
      ]);
    return {
      succeed: (text, durationMs, onUndo) => add('success', text, durationMs, onUndo),
      fail: (text, durationMs) => add('error', text, durationMs ?? null),
      clear: () => setToasts([]),
    };
  }, []);

  const close = (id: number) =>
    setToasts((all) => all.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
  const drop = (id: number) => setToasts((all) => all.filter((toast) => toast.id !== id));
  const shown = (kind: QueuedToast['kind']) =>
    toasts
      .slice(0, SHOWN_AT_ONCE)
      .filter((toast) => toast.kind === kind)
      .map(({ id, ...toast }) => (
        <Toast key={id} {...toast} onClose={() => close(id)} onGone={() => drop(id)} />
      ));

  const shownCount = Math.min(toasts.length, SHOWN_AT_ONCE);

  return (
    <ToastContext value={queue}>
      {children}
      {shownCount > 0 && (
        <GlobalStyles styles={{ body: { '--toasts': `${shownCount * TOAST_HEIGHT}px` } }} />
      )}
      {/* MUI dialogs hide their siblings from screen readers, except slot elements. */}
      <Box component="slot" data-ground="basalt" sx={stack}>
        <Box role="alert" aria-atomic="false" sx={group}>
          {shown('error')}
        </Box>
        <Box role="status" aria-atomic="false" sx={group}>
          {shown('success')}
        </Box>
      </Box>
    </ToastContext>
  );
}

const group = {
  display: 'grid',
  justifyItems: { sm: 'start' },
  // Accessibility tools pass over the slot and its place above the page.
  position: 'relative',
  zIndex: 'snackbar',
  '& > *': { mt: 3 },
} as const;

const stack = {
  display: 'block',
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 12, sm: 'calc(var(--sidebar, 0px) + 20px)' },
  right: { xs: 12, sm: 'auto' },
  // Toasts are above the action bar of a full-screen dialog on phones.
  bottom: { xs: 'calc(var(--band, 0px) + 12px)', sm: 20 },
} as const;
