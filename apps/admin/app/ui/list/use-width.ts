import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/** How wide the element is at the moment, its border included; known before the first picture. */
export function useWidth(elementRef: RefObject<HTMLElement | null>): number {
  const watch = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(onChange);
      if (elementRef.current !== null) observer.observe(elementRef.current);
      return () => observer.disconnect();
    },
    [elementRef],
  );
  return useSyncExternalStore(watch, () => elementRef.current?.offsetWidth ?? 0);
}
