import type { OrderEvent } from '@dalan/contract/orders/orders';

/** A history event, and the one before it to compare with. */
export type HistoryEntry = { event: OrderEvent; before: OrderEvent | undefined };

/** Lists the newest event first, without the oldest `skip` events. */
export function historyEntries(history: OrderEvent[], skip = 0): HistoryEntry[] {
  return history
    .map((event, index) => ({ event, before: history[index - 1] }))
    .slice(skip)
    .reverse();
}

/** The name is empty once the actor's account has been deleted. */
export function actorName(by: string): string {
  return by === '' ? 'Someone' : by;
}
