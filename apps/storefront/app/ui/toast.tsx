import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { Icon } from './icon.tsx';

const SHOWN_FOR_MS = 6000;

type Tone = 'done' | 'failed';
/** Where a toast can lead. */
type Action = { label: string; to: string };
type Toast = { id: number; text: string; tone: Tone; action: Action | undefined };

let current: Toast | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Says something to the visitor and to screen readers, from anywhere. The newest word stands. */
export function showToast(text: string, tone: Tone = 'done', action?: Action): void {
  set({ id: (current?.id ?? 0) + 1, text, tone, action });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one place where toasts appear; the live region is there before the first one. */
export function ToastRegion() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  return (
    <div role="status" className="toasts">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  );
}

function ToastCard({ toast: { text, tone, action } }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (tone === 'failed' || isHeld) return;
    const timer = setTimeout(() => set(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [tone, isHeld]);
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <div
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={`on-dark toast toast-${tone}`}
    >
      <Icon name={tone === 'done' ? 'check' : 'warning'} />
      <span>
        {text}
        {action && (
          <Link to={action.to} onClick={() => set(undefined)} className="toast-action">
            {action.label}
          </Link>
        )}
      </span>
      <button
        type="button"
        aria-label="Close"
        onClick={() => set(undefined)}
        className="square-button"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
