import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { endpoints } from '@dalan/contract/endpoints';
import { ORDERS_CHANGED } from '@dalan/contract/live-orders';
import type { OrdersChanged } from '@dalan/contract/live-orders';
import { sessionQuery } from '../../../lib/session/session.ts';
import { ORDER_KEY } from '../order-cache.ts';
import { ORDERS_KEY } from './use-orders.ts';

const REOPEN_AFTER_MS = 10_000;

/** Reads the open list and the open order anew whenever one was placed or changed, by whomever. */
export function useLiveOrders(onChanged: (news: OrdersChanged) => void): void {
  const queryClient = useQueryClient();
  const readAnew = useEffectEvent(() => {
    for (const key of [ORDERS_KEY, ORDER_KEY]) {
      void queryClient.invalidateQueries({ queryKey: [key] });
    }
  });
  const hear = useEffectEvent((news: OrdersChanged) => {
    readAnew();
    onChanged(news);
  });
  const askWhetherStillLoggedIn = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream = open();
    function open() {
      const opened = new EventSource(endpoints.watchOrders.path);
      opened.addEventListener('open', () => readAnew());
      opened.addEventListener(ORDERS_CHANGED, (event: MessageEvent<string>) =>
        hear(JSON.parse(event.data) as OrdersChanged),
      );
      opened.addEventListener('error', () => {
        // A lost connection the browser opens again by itself; after a refusal it never does.
        if (opened.readyState !== EventSource.CLOSED) return;
        askWhetherStillLoggedIn();
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
