import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

type PrefetchWhenIdleProps = { pages: string[]; parts: (() => Promise<unknown>)[] };

/** Loads the rest of the panel when idle, so that it also opens without a connection. */
export function PrefetchWhenIdle({ pages, parts }: PrefetchWhenIdleProps) {
  const [isIdle, setIsIdle] = useState(false);
  // The data of the current page goes first.
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (isQuiet) return whenIdle(() => setIsIdle(true));
  }, [isQuiet]);
  useEffect(() => {
    if (!isIdle) return;
    // A part that fails now is loaded again when needed.
    for (const load of parts) load().catch(() => undefined);
  }, [isIdle, parts]);
  return isIdle && pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 2000);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(act);
  return () => cancelIdleCallback(callback);
}
