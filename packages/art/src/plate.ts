import type { Flour } from './flours.ts';
import { drawHeap } from './heap.ts';
import { drawMillstone } from './millstone.ts';
import { drawRangoli } from './rangoli.ts';

/** The stone with its rangoli and the heap: the middle of every product picture. */
export function drawPlate(flour: Flour, random: () => number, lineWidth = 4.4): string {
  return drawMillstone(random) + drawRangoli(flour, { lineWidth }) + drawHeap(flour, random);
}
