import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

type PrefetchWhenIdleProps = { pages: string[]; parts: (() => Promise<unknown>)[] };

/** Fetches the rest of the panel while nobody waits: what is there opens without a connection too. */
export function PrefetchWhenIdle({ pages, parts }: PrefetchWhenIdleProps) {
  const [hasTime, setHasTime] = useState(false);
  // The list that staff came for goes first.
  const isQuiet = useIsFetching() === 0;
  useEffect(() => {
    if (isQuiet) return whenIdle(() => setHasTime(true));
  }, [isQuiet]);
  useEffect(() => {
    if (!hasTime) return;
    // One that does not come now is asked for again when it is needed.
    for (const load of parts) load().catch(() => undefined);
  }, [hasTime, parts]);
  return hasTime && pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
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
