import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const SETTLED_AFTER_MS = 100;

type Slides = {
  stripRef: RefObject<HTMLDivElement | null>;
  active: number;
  isPlaying: boolean;
  /** False on the server, and until the first picture is there and the browser has time. */
  isReady: boolean;
  /** Whether the other slides are going to be seen: they turn, or somebody has touched them. */
  isAwake: boolean;
  show: (index: number) => void;
  play: (isPlaying: boolean) => void;
  followScroll: () => void;
  settle: () => void;
};

/** Slides turn by themselves, but never for who asked for less motion or data. */
function mayTurn(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return matchMedia('(prefers-reduced-motion: no-preference)').matches && !connection?.saveData;
}

/** Safari has no idle callback; there a moment later must do. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 500);
}

/** A strip of slides that the browser itself scrolls and snaps; this only says where to. */
export function useSlides(count: number, everyMs: number): Slides {
  const stripRef = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [active, setActive] = useState(0);
  /** Undefined until the visitor or the first picture has decided. */
  const [isPlaying, setIsPlaying] = useState<boolean>();
  const [isReady, setIsReady] = useState(false);
  const [isAwake, setIsAwake] = useState(false);

  function play(isWanted: boolean): void {
    setIsAwake(true);
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
    setIsAwake(true);
    // Older Safari does not say when scrolling has ended.
    if ('onscrollend' in window) return;
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLED_AFTER_MS);
  }

  useEffect(() => {
    const begin = () => {
      setIsReady(true);
      if (!mayTurn()) return;
      setIsAwake(true);
      setIsPlaying((decided) => decided ?? true);
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
    isAwake,
    show,
    play,
    followScroll,
    settle,
  };
}
