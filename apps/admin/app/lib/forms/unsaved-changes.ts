import { useEffect, useId, useSyncExternalStore } from 'react';

/** Ids of the open forms with unsaved changes. */
const forms = new Set<string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Makes the browser ask before the tab is closed or reloaded. */
export function useUnsavedChanges(isUnsaved: boolean) {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (forms.has(id)) event.preventDefault();
    };
    forms.add(id);
    notify();
    window.addEventListener('beforeunload', ask);
    return () => {
      forms.delete(id);
      notify();
      window.removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsaved]);
  return {
    isStillUnsaved: () => forms.has(id),
    /** Also true for the form of the page below a dialog. */
    isAnyUnsaved: () => forms.size > 0,
  };
}

/** After saving or discarding: leaving is no longer blocked. */
export function forgetUnsavedChanges(): void {
  forms.clear();
  notify();
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
