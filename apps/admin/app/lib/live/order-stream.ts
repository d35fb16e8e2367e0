import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { endpoints } from '@dalan/contract/endpoints';
import {
  FRESH_LIST_MS,
  ORDERS_CHANGED,
  RECENTLY_CHANGED,
  RUNS_CHANGED,
} from '@dalan/contract/desk/live-orders';
import type { OrdersChanged } from '@dalan/contract/desk/live-orders';
import { WAITING_KEY } from '../api/waiting.ts';
import { sessionQuery } from '../session/session.ts';

const REOPEN_AFTER_MS = 10_000;

type Handlers = {
  /** Called if the screen may be old, because events are not stored while no stream is open. */
  onMissed: () => void;
  onChanged: (message: OrdersChanged) => void;
  onRunsChanged?: () => void;
};

/** Listens while the page is open, and refreshes the counts in the sidebar. */
export function useOrderStream({ onMissed, onChanged, onRunsChanged }: Handlers): void {
  const queryClient = useQueryClient();
  const handleMissed = useEffectEvent(onMissed);
  const handleMessage = useEffectEvent((message: OrdersChanged) => {
    void queryClient.invalidateQueries({ queryKey: [WAITING_KEY] });
    onChanged(message);
  });
  const handleRuns = useEffectEvent(() => onRunsChanged?.());
  const recheckSession = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What the page shows was read when it was opened, so the first stream need not reload it.
    let isFreshUntil = Date.now() + FRESH_LIST_MS;
    let stream = open();
    function open() {
      const opened = new EventSource(endpoints.watchOrders.path);
      opened.addEventListener('open', () => {
        if (Date.now() > isFreshUntil) handleMissed();
        isFreshUntil = 0;
      });
      opened.addEventListener(RECENTLY_CHANGED, () => handleMissed());
      opened.addEventListener(ORDERS_CHANGED, (event: MessageEvent<string>) =>
        handleMessage(JSON.parse(event.data) as OrdersChanged),
      );
      opened.addEventListener(RUNS_CHANGED, () => handleRuns());
      opened.addEventListener('error', () => {
        // EventSource reconnects after a lost connection, but never after an error status.
        if (opened.readyState !== EventSource.CLOSED) return;
        recheckSession();
        timer = setTimeout(() => (stream = open()), REOPEN_AFTER_MS);
      });
      return opened;
    }
    return () => {
      clearTimeout(timer);
      stream.close();
    };
  }, []);
}
