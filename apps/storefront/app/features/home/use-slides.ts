import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const SETTLED_AFTER_MS = 100;

type Slides = {
  stripRef: RefObject<HTMLDivElement | null>;
  active: number;
  isPlaying: boolean;
  /** False on the server, and until the first picture has loaded and the browser is idle. */
  isReady: boolean;
  /** True once other slides will be seen: autoplay has started, or the visitor has touched them. */
  loadsAllPictures: boolean;
  show: (index: number) => void;
  play: (isPlaying: boolean) => void;
  followScroll: () => void;
  settle: () => void;
};

/** Visitors who prefer less motion or save data get no autoplay. */
function allowsAutoplay(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: no-preference)').matches && !connection?.saveData;
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 500);
}

/** The browser scrolls and snaps the strip of slides. This hook sets the target. */
export function useSlides(count: number, everyMs: number): Slides {
  const stripRef = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [active, setActive] = useState(0);
  /** Undefined until the visitor acts or autoplay starts. */
  const [isPlaying, setIsPlaying] = useState<boolean>();
  const [isReady, setIsReady] = useState(false);
  const [loadsAllPictures, setLoadsAllPictures] = useState(false);

  function play(isWanted: boolean): void {
    setLoadsAllPictures(true);
    setIsPlaying(isWanted);
  }

  function show(index: number): void {
    const next = (index + count) % count;
    const strip = stripRef.current;
    strip?.scrollTo({ left: next * strip.clientWidth });
    setActive(next);
  }

  function settle(): void {
    const strip = stripRef.current;
    if (strip) setActive(Math.round(strip.scrollLeft / strip.clientWidth));
  }

  function followScroll(): void {
    setLoadsAllPictures(true);
    // Older Safari has no `scrollend` event.
    if ('onscrollend' in window) return;
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLED_AFTER_MS);
  }

  useEffect(() => {
    const begin = () => {
      setIsReady(true);
      if (!allowsAutoplay()) return;
      setLoadsAllPictures(true);
      setIsPlaying((current) => current ?? true);
    };
    const first = stripRef.current?.querySelector('img');
    first?.decode().then(
      () => whenIdle(begin),
      () => whenIdle(begin),
    );
  }, []);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') show(active + 1);
    }, everyMs);
    return () => clearInterval(timer);
  });

  return {
    stripRef,
    active,
    isPlaying: isPlaying ?? false,
    isReady,
    loadsAllPictures,
    show,
    play,
    followScroll,
    settle,
  };
}
