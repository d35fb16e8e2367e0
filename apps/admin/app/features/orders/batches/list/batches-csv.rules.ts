import { nameWithGrind } from '@dalan/contract/catalog/grinds';
import type { Batch } from '@dalan/contract/mill/batches';
import { listTexts } from './list-texts.ts';

/** The rows of the file, the titles first. Days are written as `2026-11-17`. */
export function batchesCsv(batches: Batch[]): (string | number)[][] {
  const { columns } = listTexts;
  return [
    [
      ...[columns.batch, columns.flour, columns.milledOn, columns.bestBefore, columns.milled],
      ...[columns.inOrders, listTexts.milledBy, columns.state],
    ],
    ...batches.map(({ number, name, grind, milledOn, bestBefore, kg, inOrdersKg, ...batch }) => [
      ...[number, nameWithGrind(name, grind, 'en'), milledOn, bestBefore ?? '', kg, inOrdersKg],
      ...[batch.milledBy, batch.state],
    ]),
  ];
}
