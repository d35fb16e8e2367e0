import { useEffect, useEffectEvent } from 'react';

/** How a row is held. While it is being saved, it cannot be moved. */
export type HeldBy = 'keys' | 'pointer' | 'saving';

type Pointer = { move: (x: number, y: number) => void; drop: () => void; putBack: () => void };

/** Follows a held row. The window listens, because the handle itself moves while it is dragged. */
export function useDragPointer(by: HeldBy | undefined, pointer: Pointer): void {
  const move = useEffectEvent((event: globalThis.PointerEvent) =>
    pointer.move(event.clientX, event.clientY),
  );
  const drop = useEffectEvent(() => pointer.drop());
  const putBack = useEffectEvent(() => pointer.putBack());
  useEffect(() => {
    if (by === undefined || by === 'saving') return;
    const stop = new AbortController();
    const { signal } = stop;
    if (by === 'keys') {
      window.addEventListener('pointerdown', () => putBack(), { signal });
      return () => stop.abort();
    }
    const escape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') putBack();
    };
    window.addEventListener('pointermove', (event) => move(event), { signal });
    window.addEventListener('pointerup', () => drop(), { signal });
    window.addEventListener('pointercancel', () => putBack(), { signal });
    window.addEventListener('keydown', escape, { signal });
    return () => stop.abort();
  }, [by]);
}
