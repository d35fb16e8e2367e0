import { useEffect, useId, useSyncExternalStore } from 'react';

/** Ids of the open forms with unsaved changes. */
const forms = new Set<string>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Makes the browser ask before the tab is closed or reloaded. `formId` is for a form that is saved
 * by another component than the one that guards it.
 */
export function useUnsavedChanges(isUnsaved: boolean, formId?: string) {
  const ownId = useId();
  const id = formId ?? ownId;
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
    /** Also true for unsaved changes in the form of the page below a dialog. */
    isAnyUnsaved: () => forms.size > 0,
    forget: () => forgetUnsavedChanges(id),
  };
}

/**
 * Called after this form was saved or discarded. Others on the screen, such as the page below,
 * stay.
 */
export function forgetUnsavedChanges(formId: string): void {
  forms.delete(formId);
  notify();
}

/** Called when everything on the screen is given up, as after a lost session. */
export function forgetAllUnsavedChanges(): void {
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
