import { useSyncExternalStore } from 'react';

/** From this width on, a code is scanned with another device, and `upi:` links do nothing. */
const WIDE = '(width >= 56.25rem)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
