import { useRef } from 'react';

/**
 * Ignores a press if what the customer agrees to changed during it. Pressing the button blurs the
 * quantity field, which may correct the typed value.
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
