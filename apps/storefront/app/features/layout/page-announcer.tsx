import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a change of page: focus goes to its heading, and screen readers hear its title. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setTitle(document.title);
    // Whom the address sends to a place on the page, that place takes.
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
