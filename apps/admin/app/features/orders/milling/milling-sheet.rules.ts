import { grindIn, lineKey, nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { Grind, LineId } from '@dalan/contract/catalog/grinds';
import { batchNumber } from '@dalan/contract/mill/batches';
import type { BatchWithRoom } from '@dalan/contract/mill/batches';
import type { MilledFlour, MillingSheet } from '@dalan/contract/mill/milling';

/** `1 to 4`, `5, 6`, `3`. */
export function placesInWords(first: number, last: number, to = 'to'): string {
  if (first === last) return String(first);
  return last === first + 1 ? `${first}, ${last}` : `${first} ${to} ${last}`;
}

/** What is milled in one go: a flour, or one grind of it. */
export type MillRow = {
  /** The flour and the grind, as the lines of orders name them: see `lineKey`. */
  key: string;
  productId: string;
  /** Null for a flour without grinds, and for what was ordered before it had some. */
  grind: Grind | null;
  /** The name of the flour with its grind. */
  name: string;
  /** The number of the batch that it becomes. */
  batch: string;
  kg: number;
  bags: MilledFlour['bags'];
  /** What is milled already and in no order yet. */
  rooms: BatchWithRoom[];
};

export type SheetFlour = { flour: MilledFlour; rows: MillRow[] };

/** The flours of a sheet with what is milled of each. A grind has a batch of its own. */
export function sheetFlours(
  { flours, rooms }: Pick<MillingSheet, 'flours' | 'rooms'>,
  day: string,
): SheetFlour[] {
  const roomsOf = Map.groupBy(rooms, lineKey);
  return flours.map((flour) => {
    const { productId, name, kg, bags, grinds = [{ grind: null, kg, bags }] } = flour;
    const rows = grinds.map(({ grind, ...milled }, index) => {
      const key = lineKey({ productId, grind: grind?.key });
      return {
        ...{ key, productId, grind },
        name: nameWithGrind(name, grind ?? undefined, 'en'),
        batch: batchOf(flour, day, index + 1),
        ...milled,
        rooms: roomsOf.get(key) ?? [],
      };
    });
    return { flour, rows };
  });
}

/** The number of the flour's next batch on a day, or of one after it. */
export function batchOf(
  { code, batchesMade }: Pick<MilledFlour, 'code' | 'batchesMade'>,
  day: string,
  place: number,
): string {
  return batchNumber(code, day, (batchesMade[day] ?? 0) + place);
}

/** `Jowar Flour fine`: how the sheet names a line of an order in a list with commas. */
export function lineName(flours: MilledFlour[], { productId, grind }: LineId): string {
  const flour = flours.find((one) => one.productId === productId);
  const own = flour?.grinds?.find((one) => one.grind?.key === grind)?.grind;
  return [flour?.name, own && grindIn(own, 'en')].filter(Boolean).join(' ');
}
