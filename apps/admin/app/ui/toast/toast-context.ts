import { createContext, useContext } from 'react';

export type ToastQueue = {
  succeed: (text: string, durationMs: number) => void;
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
