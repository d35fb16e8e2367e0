import { lineKey, readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Grind } from '@dalan/contract/catalog/grinds';
import { GRIND_NAMES_STORE_KEY } from '@dalan/contract/orders/cart-store';

import { readNames } from './grind-names.ts';
import type { FlourWithGrinds } from './grind-names.ts';

/** Enough for a full cart. The names seen last stay. */
const NAMES_KEPT = 40;

/**
 * Remembers grinds in the owner's own words. A cart, a kept order and an address have only the key
 * of a grind, and once the grind is gone the shop does not tell its names.
 */
export function writeGrindNames(flours: readonly FlourWithGrinds[]): void {
  const seen = flours.flatMap(({ _id: productId, grinds = [] }) =>
    grinds
      .filter(isInOwnWords)
      .map(({ key, ...names }) => [lineKey({ productId, grind: key }), names] as const),
  );
  if (seen.length === 0) return;
  const known = new Map(Object.entries(readNames()));
  for (const [key, names] of seen) {
    known.delete(key);
    known.set(key, names);
  }
  try {
    const kept = Object.fromEntries([...known].slice(-NAMES_KEPT));
    localStorage.setItem(GRIND_NAMES_STORE_KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full. A grind that is gone then has its English name.
  }
}

function isInOwnWords(grind: Grind): boolean {
  const ready = readyGrinds.find(({ key }) => key === grind.key);
  return ready?.nameMr !== grind.nameMr || ready.nameHi !== grind.nameHi;
}
