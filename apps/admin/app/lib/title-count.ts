import { useEffect } from 'react';

/** `(3) Order Master | …`: the shell writes the page's title, the number goes before it. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count > 0) document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);
}
