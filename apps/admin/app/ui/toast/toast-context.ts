import { createContext, useContext } from 'react';

export type ToastQueue = {
  /** With `onUndo` it has a button Undo, once. */
  succeed: (text: string, durationMs: number, onUndo?: () => void) => void;
  /** Without a duration it stays until closed. */
  fail: (text: string, durationMs?: number) => void;
  clear: () => void;
};

export const ToastContext = createContext<ToastQueue | undefined>(undefined);

export function useToast(): ToastQueue {
  const queue = useContext(ToastContext);
  if (queue === undefined) throw new Error('useToast needs a ToastProvider above it');
  return queue;
}
