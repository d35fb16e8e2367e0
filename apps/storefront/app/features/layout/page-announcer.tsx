import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation, focuses the new page's heading and announces its title. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    // The browser itself moves the focus to a URL hash.
    if (hash !== '') return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
