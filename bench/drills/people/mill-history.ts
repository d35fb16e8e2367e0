import type { NotDeliveredReason } from '@dalan/contract/mill/runs';

export type Taken = { method: 'cash' | 'UPI'; amount: number };

/** What staff and riders were told, to compare with the rows in the database. */
export type MillHistory = {
  problems: string[];
  /** How often a call was sent again because its answer was lost. */
  retries: number;
  taken: Set<string>;
  packed: Set<string>;
  /** How many batches were made, and how many millings did not suffice for all orders. */
  batches: number;
  shortMillings: number;
  /** How often the milling of an order was taken back. */
  undone: Map<string, number>;
  delivered: Map<string, { runId: string; tappedAt: string; payments: Taken[] }>;
  broughtBack: Map<string, NotDeliveredReason>;
  /** Counted cash in rupees, by run. */
  counted: Map<string, number>;
};

export function openMillHistory(): MillHistory {
  return {
    ...{ problems: [], retries: 0, taken: new Set(), packed: new Set() },
    ...{ batches: 0, shortMillings: 0, undone: new Map() },
    ...{ delivered: new Map(), broughtBack: new Map(), counted: new Map() },
  };
}
