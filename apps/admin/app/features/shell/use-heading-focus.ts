import { useEffect, useRef } from 'react';

/** After a navigation the new page's heading takes the focus; on the first load nothing moves. */
export function useHeadingFocus(pathname: string): void {
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
