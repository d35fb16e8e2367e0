import { useEffect, useRef, useState } from 'react';

/** So late may the second press of a double click come. */
const DOUBLE_CLICK_MS = 500;
/** Nobody reads in less why something was refused, and presses again for it. */
export const COOLDOWN_MS = 1000;

/** True for a moment after it appeared: a press that comes so early was meant for something else. */
export function useIsJustMounted(): boolean {
  const [isNew, setIsNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isNew;
}

/** The moment after a refusal in which presses do not count, and what is done when it is over. */
export function useCooldown(onOver: () => void): [isPaused: boolean, pause: () => void] {
  const [isPaused, setIsPaused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function pause() {
    setIsPaused(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsPaused(false);
      onOver();
    }, COOLDOWN_MS);
  }
  return [isPaused, pause];
}
