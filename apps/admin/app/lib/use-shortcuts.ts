import { isShortcutKey } from './is-shortcut-key.ts';
import { useKeyDown } from './use-key-down.ts';

/** Each key, in lower case, does what is drawn beside it, outside of fields and dialogs. */
export function useShortcuts(keys: Record<string, () => void>, { isOn = true } = {}): void {
  useKeyDown((event) => {
    if (!isOn || !isShortcutKey(event) || event.ctrlKey || event.metaKey) return;
    const act = keys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}
