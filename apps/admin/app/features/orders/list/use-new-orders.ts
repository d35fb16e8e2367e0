import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OrderChange, OrdersChanged } from '@dalan/contract/live-orders';
import { shortOrderId } from '@dalan/contract/orders';

type Announcement = { number: number; text: string };

/** Counts in the tab's title the orders that came while nobody looked, and says that they came. */
export function useNewOrders({ isNewestInView }: { isNewestInView: boolean }) {
  const [unseen, setUnseen] = useState(0);
  const [announcement, setAnnouncement] = useState<Announcement>({ number: 0, text: '' });
  const isVisible = useTabVisibility();
  const isSeen = isVisible && isNewestInView;
  if (isSeen && unseen > 0) setUnseen(0);
  useTitleCount(unseen);

  function note({ changes }: OrdersChanged) {
    const placed = changes.filter(({ change }) => change === 'placed');
    if (!isSeen) setUnseen((count) => count + placed.length);
    const text = announcementOf(changes);
    if (text !== '') setAnnouncement(({ number }) => ({ number: number + 1, text }));
  }
  return { announcement, note, markSeen: () => setUnseen(0) };
}

/** What staff did they know: new orders and cancelled ones come from customers. */
function announcementOf(changes: OrdersChanged['changes']): string {
  const idsOf = (kind: OrderChange) =>
    changes.filter(({ change }) => change === kind).map(({ orderId }) => shortOrderId(orderId));
  const placed = idsOf('placed');
  const cancelled = idsOf('cancelled');
  const sentences = [
    placed.length > 0 && `New order: ${placed.join(', ')}.`,
    cancelled.length > 0 && `Cancelled: ${cancelled.join(', ')}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether this tab is the one in front. */
function useTabVisibility(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible');
}

/** `(3) Order Master | …`: the shell writes the page's title, the number goes before it. */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count > 0) document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);
}
