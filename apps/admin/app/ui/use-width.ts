import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * The element's current width, border included. It is read once, before the first paint, and then
 * comes from the observer: reading it in each render would lay out the page each time.
 */
export function useWidth(elementRef: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    setWidth(element.offsetWidth);
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (box !== undefined) setWidth(Math.round(box.inlineSize));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementRef]);
  return width;
}
