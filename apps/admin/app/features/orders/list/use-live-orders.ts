import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { endpoints } from '@dalan/contract/endpoints';
import { ORDERS_CHANGED } from '@dalan/contract/live-orders';
import type { OrdersChanged } from '@dalan/contract/live-orders';
import { sessionQuery } from '../../../lib/session/session.ts';
import { ORDER_KEY, ORDERS_KEY } from '../order-cache.ts';

const REOPEN_AFTER_MS = 10_000;

/** Refetches the open list and the open order whenever anybody places or changes an order. */
export function useLiveOrders(onChanged: (message: OrdersChanged) => void): void {
  const queryClient = useQueryClient();
  const refetch = useEffectEvent(() => {
    for (const key of [ORDERS_KEY, ORDER_KEY]) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  });
  const handleMessage = useEffectEvent((message: OrdersChanged) => {
    refetch();
    onChanged(message);
  });
  const recheckSession = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream = open();
    function open() {
      const opened = new EventSource(endpoints.watchOrders.path);
      opened.addEventListener('open', () => refetch());
      opened.addEventListener(ORDERS_CHANGED, (event: MessageEvent<string>) =>
        handleMessage(JSON.parse(event.data) as OrdersChanged),
      );
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
