import { useEffect, useEffectEvent } from 'react';
import { isShortcutKey } from '../../lib/is-shortcut-key.ts';

/** T takes a payment. */
export function usePayKey(onPay: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcutKey(event) || event.ctrlKey || event.metaKey) return;
    if (event.key.toLowerCase() !== 't') return;
    event.preventDefault();
    onPay();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
