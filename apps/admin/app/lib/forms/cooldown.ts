import { useEffect, useRef, useState } from 'react';

/** The longest gap between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500;
/** For this long after a failure, a click cannot be a reaction to the error message. */
export const COOLDOWN_MS = 1000;

/** True for a moment after mounting, when a click was still meant for what was there before. */
export function useIsJustMounted(): boolean {
  const [isNew, setIsNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsNew(false), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isNew;
}

/** A period after a failure in which clicks are ignored. */
export function useCooldown(onEnd: () => void): [isCoolingDown: boolean, start: () => void] {
  const [isCoolingDown, setIsCoolingDown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function start() {
    setIsCoolingDown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsCoolingDown(false);
      onEnd();
    }, COOLDOWN_MS);
  }
  return [isCoolingDown, start];
}
