import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether this tab is the one in front. */
export function useTabVisibility(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible');
}
