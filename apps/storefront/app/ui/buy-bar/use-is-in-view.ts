import { useCallback, useState } from 'react';

/** The header above; the bottom bar and the buy bar on it below. */
const COVERED = '-64px 0px -134px';
const ENOUGH = 0.9;

/** Whether an element can be seen between the bars of a phone. */
export function useIsInView() {
  const [isInView, setIsInView] = useState(true);
  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView((entry?.intersectionRatio ?? 1) >= ENOUGH),
      { rootMargin: COVERED, threshold: ENOUGH },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isInView] as const;
}
