import { createContext, useContext, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The width in pixels that the sidebar and the margins beside the content take of the window. */
export const BesideContent = createContext(0);

/**
 * The current width of an element that is as wide as the content, border included. The first render
 * has to guess it. It is read once, before the first paint, and then comes from the observer: a read
 * in each render would lay out the page each time.
 */
export function useWidth(elementRef: RefObject<HTMLElement | null>): number {
  const beside = useContext(BesideContent);
  const [width, setWidth] = useState(() => document.documentElement.clientWidth - beside);
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
