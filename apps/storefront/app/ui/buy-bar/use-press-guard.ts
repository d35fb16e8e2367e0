import { useRef } from 'react';

/**
 * A press counts for what stood on the screen when it began. The finger that goes for the button
 * leaves the field it typed in, and what was typed there may have to change.
 */
export function usePressGuard(shown: string) {
  const atPress = useRef<string>(undefined);
  return {
    onPointerDown: () => {
      atPress.current = shown;
    },
    hasChangedSincePress: (): boolean => {
      const before = atPress.current;
      atPress.current = undefined;
      return before !== undefined && before !== shown;
    },
  };
}
