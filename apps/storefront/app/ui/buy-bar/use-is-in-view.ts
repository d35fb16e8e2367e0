import { useCallback, useState } from 'react';

/** The header above, the bottom bar below; the buy bar comes only where nothing is left to cover. */
const COVERED = '-64px 0px';
const ENOUGH = 0.9;

function watch(element: HTMLElement | null, look: (isInView: boolean) => void) {
  if (element === null) return;
  const observer = new IntersectionObserver(
    ([entry]) => look((entry?.intersectionRatio ?? 1) >= ENOUGH),
    { rootMargin: COVERED, threshold: ENOUGH },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element can be seen between the bars of a phone. */
export function useIsInView() {
  const [isInView, setIsInView] = useState(true);
  const ref = useCallback((element: HTMLElement | null) => watch(element, setIsInView), []);
  return [ref, isInView] as const;
}

/** Whether it could be seen there at any time since the page opened. */
export function useWasInView() {
  const [wasSeen, setWasSeen] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) =>
      watch(element, (isInView) => setWasSeen((was) => was || isInView)),
    [],
  );
  return [ref, wasSeen] as const;
}
