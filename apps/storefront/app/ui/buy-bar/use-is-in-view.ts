import { useCallback, useState } from 'react';

/** The heights of the header and the bottom bar. */
const COVERED = '-64px 0px';
const MIN_RATIO = 0.9;

function watch(element: HTMLElement | null, onChange: (isInView: boolean) => void) {
  if (element === null) return;
  const observer = new IntersectionObserver(
    ([entry]) => onChange((entry?.intersectionRatio ?? 1) >= MIN_RATIO),
    { rootMargin: COVERED, threshold: MIN_RATIO },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether the element is in view between the header and the bottom bar. */
export function useIsInView() {
  const [isInView, setIsInView] = useState(true);
  const ref = useCallback((element: HTMLElement | null) => watch(element, setIsInView), []);
  return [ref, isInView] as const;
}

/** Whether it has been in view at any time since the page opened. */
export function useWasInView() {
  const [wasInView, setWasInView] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) =>
      watch(element, (isInView) => setWasInView((was) => was || isInView)),
    [],
  );
  return [ref, wasInView] as const;
}
