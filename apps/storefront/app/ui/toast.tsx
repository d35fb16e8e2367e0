import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';

import { Icon } from './icon.tsx';
import { uiTexts } from './ui.texts.ts';

const SHOWN_FOR_MS = 6000;

type Tone = 'done' | 'failed';
type Action = { label: string; to: string };
type Toast = { id: number; text: string; tone: Tone; action: Action | undefined };

let current: Toast | undefined;
const listeners = new Set<() => void>();

function set(toast: Toast | undefined): void {
  current = toast;
  for (const listener of listeners) listener();
}

/** Replaces the current toast. */
export function showToast(text: string, tone: Tone = 'done', action?: Action): void {
  set({ id: (current?.id ?? 0) + 1, text, tone, action });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The live region must exist before the first toast, or screen readers miss it. */
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
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (tone === 'failed' || isPaused) return;
    const timer = setTimeout(() => set(undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [tone, isPaused]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return (
    <div
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
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
        aria-label={uiTexts.close}
        onClick={() => set(undefined)}
        className="square-button"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
