import { createContext, useContext } from 'react';

export type ToastQueue = {
  /** With `onUndo` the toast has a button Undo, which works once. */
  succeed: (text: string, durationMs: number, onUndo?: () => void) => void;
  /** Without a duration the toast stays until it is closed. */
  fail: (text: string, durationMs?: number) => void;
  clear: () => void;
};

export const ToastContext = createContext<ToastQueue | undefined>(undefined);

export function useToast(): ToastQueue {
  const queue = useContext(ToastContext);
  if (queue === undefined) throw new Error('useToast needs a ToastProvider above it');
  return queue;
}
