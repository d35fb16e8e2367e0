import type { PlacedLine } from './place-order.queries.ts';

/** Rolls back what was written before an order that is refused. */
export class NotPlaced extends Error {
  readonly lines: PlacedLine[];
  constructor(lines: PlacedLine[]) {
    super('order not placed');
    this.lines = lines;
  }
}
