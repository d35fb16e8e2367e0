import type { OrderEvent } from '@dalan/contract/orders';

/** An entry of the history beside the one before it. */
export type HistoryEntry = { event: OrderEvent; before: OrderEvent | undefined };

/** Every move, newest first; only those after the first `known` ones, where staff know these. */
export function historyEntries(history: OrderEvent[], known = 0): HistoryEntry[] {
  return history
    .map((event, place) => ({ event, before: history[place - 1] }))
    .slice(known)
    .reverse();
}

/** The history keeps what was done longer than the account of who did it. */
export function actorName(by: string): string {
  return by === '' ? 'Someone' : by;
}
