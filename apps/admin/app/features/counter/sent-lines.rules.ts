import { isSameLine } from '@dalan/contract/catalog/grinds';
import { gramsToKg } from '@dalan/contract/money/weight';
import { keyOf } from './counter.rules.ts';
import type { Line } from './counter.rules.ts';

/** The cells of a refusal: what is free of each line that was asked too much of. */
export function refusedLinesOf(
  lines: readonly Line[],
  refused: readonly { productId: string; grind?: string; availableKg?: number }[],
): { key: string; freeKg: number | undefined }[] {
  return lines.flatMap((line) => {
    const id = { productId: line.flour._id, grind: line.grind?.key };
    const found = refused.find((one) => isSameLine(id, { ...one, grind: one.grind }));
    return found === undefined ? [] : [{ key: keyOf(line), freeKg: found.availableKg }];
  });
}

export function itemsOf(lines: readonly Line[]) {
  return lines.map(({ flour, grind, grams }) => ({
    productId: flour._id,
    ...(grind && { grind: grind.key }),
    quantityKg: gramsToKg(grams),
    pricePerKg: flour.pricePerKg,
  }));
}
