import { useEffect, useRef } from 'react';

/** Returns what to call when the visitor leaves for another app; `onBack` runs on their return. */
export function useComingBack(onBack: () => void): () => void {
  const hasLeft = useRef(false);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    function comeBack(): void {
      if (!hasLeft.current || document.visibilityState !== 'visible') return;
      hasLeft.current = false;
      latest.current();
    }
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, []);
  return () => {
    hasLeft.current = true;
  };
}
