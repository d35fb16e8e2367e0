import { useEffect, useId, useSyncExternalStore } from 'react';

/** The open forms in which something was typed and not saved. */
const forms = new Set<string>();
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Asks before the tab is closed or reloaded over what was typed. */
export function useUnsavedChanges(isUnsaved: boolean): { isStillUnsaved: () => boolean } {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.has(id)) event.preventDefault();
    };
    forms.add(id);
    tell();
    window.addEventListener('beforeunload', ask);
    return () => {
      forms.delete(id);
      tell();
      window.removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsaved]);
  return { isStillUnsaved: () => forms.has(id) };
}

/** They are saved, or given up: from now on the way is free. */
export function forgetUnsavedChanges(): void {
  forms.clear();
  tell();
}

export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => forms.size > 0,
  );
}
