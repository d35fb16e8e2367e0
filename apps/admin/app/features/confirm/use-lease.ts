import { useEffect, useEffectEvent, useRef } from 'react';
import { endpoints } from '@dalan/contract/endpoints';

const KEEP_EVERY_MS = 30_000;

/** Any key or tap keeps the order. Leaving the page gives it back, also by closing the tab. */
export function useLease(orderId: string | undefined, keep: () => void): void {
  const keptAt = useRef(0);
  const keepNow = useEffectEvent(keep);
  useEffect(() => {
    if (orderId === undefined) return;
    keptAt.current = Date.now();
    const onUse = () => {
      if (Date.now() - keptAt.current < KEEP_EVERY_MS) return;
      keptAt.current = Date.now();
      keepNow();
    };
    // A beacon is sent even if the page is gone before the answer.
    const giveBack = () =>
      navigator.sendBeacon(endpoints.giveOrderBack.path.replace(':id', orderId));
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) keepNow();
    };
    window.addEventListener('pointerdown', onUse);
    window.addEventListener('keydown', onUse);
    window.addEventListener('pagehide', giveBack);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pointerdown', onUse);
      window.removeEventListener('keydown', onUse);
      window.removeEventListener('pagehide', giveBack);
      window.removeEventListener('pageshow', onShow);
    };
  }, [orderId]);

  const latestId = useRef(orderId);
  useEffect(() => {
    latestId.current = orderId;
  }, [orderId]);
  useEffect(
    () => () => {
      const id = latestId.current;
      if (id !== undefined) navigator.sendBeacon(endpoints.giveOrderBack.path.replace(':id', id));
    },
    [],
  );
}
