import { lineKey } from '@dalan/contract/catalog/grinds';
import { batchLimits, bestBeforeOf, fillOrders } from '@dalan/contract/mill/batches';
import type { MilledFlour, MillingSheet } from '@dalan/contract/mill/milling';
import { readWeight } from '@dalan/contract/money/typed-weight';
import { gramsToKg, kgToGrams, sumKg } from '@dalan/contract/money/weight';
import { batchOf, sheetFlours } from '../../milling/milling-sheet.rules.ts';
import type { MillRow } from '../../milling/milling-sheet.rules.ts';

type Sheet = Pick<MillingSheet, 'orders' | 'flours' | 'rooms'>;

/**
 * The kilograms in a field that stands before `kg`, or undefined. A plain number is in kilograms,
 * however large.
 */
export function readMilled(typed: string): number | undefined {
  const kg = readWeight(`${typed} kg`) ?? readWeight(typed);
  if (kg === undefined || kg > batchLimits.kgMax) return undefined;
  return gramsToKg(kgToGrams(kg));
}

/**
 * What is still to be milled of each row, after the bags that earlier batches fill. Flour of a later
 * day fills no bag before the new batch does, so it is not counted on.
 */
export function kgToMill(
  { orders, rooms }: Pick<Sheet, 'orders' | 'rooms'>,
  milledOn: string,
): Map<string, number> {
  const bags = orders.flatMap(({ _id, lines }) =>
    lines.map((line, place) => ({ _id: `${_id} ${place}`, lines: [line], line })),
  );
  const { filled } = fillOrders(
    bags,
    rooms.filter((room) => room.milledOn <= milledOn),
  );
  const toMill = Map.groupBy(
    bags.filter(({ _id }) => !filled.has(_id)),
    ({ line }) => lineKey(line),
  );
  return new Map(
    [...toMill].map(([key, lines]) => [key, sumKg(lines.map(({ line }) => line.kg))] as const),
  );
}

type Milled = Pick<MillRow, 'key' | 'productId' | 'grind'> & { kg: number };

/** Which orders could be packed after this milling, and which would wait. The oldest flour goes first. */
function ordersAfter(
  { orders, rooms }: Pick<Sheet, 'orders' | 'rooms'>,
  milled: readonly Milled[],
  milledOn: string,
): { moved: string[]; waiting: string[] } {
  const made = milled.map(({ key, productId, grind, kg }) => ({
    ...{ _id: key, productId, grind: grind?.key, roomKg: kg },
  }));
  const older = rooms.filter((room) => room.milledOn <= milledOn);
  const newer = rooms.filter((room) => room.milledOn > milledOn);
  const { filled, waiting } = fillOrders(orders, [...older, ...made, ...newer]);
  return { moved: [...filled.keys()], waiting };
}

/** What the sheet's ticks would move if all of what was ordered were milled. */
export function ordersWithTicks(sheet: Sheet, unmilled: ReadonlySet<string>, day: string) {
  const needed = kgToMill(sheet, day);
  const ticked = sheetFlours(sheet, day)
    .flatMap(({ rows }) => rows)
    .filter(({ key }) => !unmilled.has(key));
  return ordersAfter(
    sheet,
    ticked.map((row) => ({ ...row, kg: needed.get(row.key) ?? 0 })),
    day,
  );
}

/** A row of the dialog. */
export type DoneRow = MillRow & {
  typed: string;
  /** Undefined if what is typed is no weight. */
  milledKg: number | undefined;
  /** Empty if nothing is milled: then no batch is made. */
  batch: string;
  bestBefore: string | null;
  /** Above zero: more than the orders need. Below zero: less. */
  extraKg: number;
  /** Orders that wait because of this row. */
  waiting: number;
};

type Asked = {
  sheet: Sheet;
  unmilled: ReadonlySet<string>;
  /** What somebody typed, by the key of the row. Other rows have what the orders need. */
  typed: Readonly<Record<string, string>>;
  milledOn: string;
};

/** The rows of the dialog, and what a press would do. */
export function millingOutlook({ sheet, unmilled, typed, milledOn }: Asked) {
  const needed = kgToMill(sheet, milledOn);
  const flours = sheetFlours(sheet, milledOn);
  const entered = flours.flatMap(({ flour, rows }) =>
    numbered(
      flour,
      rows.filter(({ key }) => !unmilled.has(key)).map((row) => enter(row, typed, needed)),
      milledOn,
    ),
  );
  const milled = entered.map((row) => ({ ...row, kg: row.milledKg ?? 0 }));
  const { moved, waiting } = ordersAfter(sheet, milled, milledOn);
  const anyhow = new Set(ordersWithTicks(sheet, unmilled, milledOn).waiting);
  const short = sheet.orders.filter(({ _id }) => waiting.includes(_id) && !anyhow.has(_id));
  return {
    rows: entered.map((row): DoneRow => {
      const waitsFor = short.filter(({ lines }) => lines.some((line) => lineKey(line) === row.key));
      return { ...row, waiting: row.extraKg < 0 ? waitsFor.length : 0 };
    }),
    moved: moved.length,
    waiting: waiting.length,
  };
}

function enter(row: MillRow, typed: Asked['typed'], needed: ReadonlyMap<string, number>) {
  const need = needed.get(row.key) ?? 0;
  const text = typed[row.key] ?? String(need);
  const milledKg = readMilled(text);
  const extraKg = milledKg === undefined ? 0 : sumKg([milledKg, -need]);
  return { ...row, typed: text, milledKg, extraKg };
}

/** Only rows that become a batch are counted, as the server does. */
function numbered(flour: MilledFlour, rows: ReturnType<typeof enter>[], milledOn: string) {
  const made = rows.filter(({ milledKg = 0 }) => milledKg > 0);
  return rows.map((row) => ({
    ...row,
    batch: made.includes(row) ? batchOf(flour, milledOn, made.indexOf(row) + 1) : '',
    bestBefore: bestBeforeOf(milledOn, flour.shelfLifeDays),
  }));
}
