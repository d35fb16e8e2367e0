import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OrderChange, OrdersChanged } from '@dalan/contract/desk/live-orders';
import { shortOrderId } from '@dalan/contract/orders/orders';

type Announcement = { number: number; text: string };

/** Counts unseen new orders in the tab's title, and announces them to screen readers. */
export function useNewOrders({ isNewestInView }: { isNewestInView: boolean }) {
  const [unseen, setUnseen] = useState(0);
  const [announcement, setAnnouncement] = useState<Announcement>({ number: 0, text: '' });
  const isVisible = useIsTabVisible();
  const isSeen = isVisible && isNewestInView;
  if (isSeen && unseen > 0) setUnseen(0);
  useTitleCount(unseen);

  function addNews({ changes }: OrdersChanged) {
    const placed = changes.filter(({ change }) => change === 'placed');
    if (!isSeen) setUnseen((count) => count + placed.length);
    const text = announcementOf(changes);
    if (text !== '') setAnnouncement(({ number }) => ({ number: number + 1, text }));
  }
  return { announcement, addNews, markSeen: () => setUnseen(0) };
}

/** The bar counts only what customers do: placing, cancelling, saying that they have paid. */
function announcementOf(changes: OrdersChanged['changes']): string {
  const idsOf = (kind: OrderChange) =>
    changes.filter(({ change }) => change === kind).map(({ orderId }) => shortOrderId(orderId));
  const placed = idsOf('placed');
  const cancelled = idsOf('cancelled');
  const claimed = idsOf('payment claimed');
  const sentences = [
    placed.length > 0 && `New order: ${placed.join(', ')}.`,
    cancelled.length > 0 && `Cancelled: ${cancelled.join(', ')}.`,
    claimed.length > 0 && `Says paid: ${claimed.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

function useIsTabVisible(): boolean {
  return useSyncExternalStore(watchVisibility, () => document.visibilityState === 'visible');
}

/** `(3) Order Master | …`: puts the count before the title that the shell sets. */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count > 0) document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);
}
