import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { endpoints } from '@dalan/contract/endpoints';
import { ORDERS_CHANGED } from '@dalan/contract/live-orders';
import type { OrdersChanged } from '@dalan/contract/live-orders';
import { sessionQuery } from '../../lib/session.ts';
import { ORDERS_KEY } from './use-orders.ts';

type LiveOrders = {
  /** Somebody works on a row: it must not be moved away from under him. */
  isHeld: boolean;
  onChanged: (news: OrdersChanged) => void;
};

const REOPEN_AFTER_MS = 10_000;

/** Reads the open list of orders anew whenever one was placed or changed, by whomever. */
export function useLiveOrders({ isHeld, onChanged }: LiveOrders): void {
  const queryClient = useQueryClient();
  const orders = { queryKey: [ORDERS_KEY] };
  const readAnew = useEffectEvent(() => {
    void queryClient.invalidateQueries({ ...orders, refetchType: isHeld ? 'none' : 'active' });
  });
  const hear = useEffectEvent((news: OrdersChanged) => {
    readAnew();
    onChanged(news);
  });
  const readWhatWasHeld = useEffectEvent(() => {
    const isInvalidated = { predicate: (query: Invalidated) => query.state.isInvalidated };
    void queryClient.refetchQueries({ ...orders, type: 'active', ...isInvalidated });
  });
  const askWhetherStillLoggedIn = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  });

  useEffect(() => {
    if (!isHeld) readWhatWasHeld();
  }, [isHeld]);

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

type Invalidated = { state: { isInvalidated: boolean } };
