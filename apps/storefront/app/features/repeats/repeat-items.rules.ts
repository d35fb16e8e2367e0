import { lineKey } from '@dalan/contract/catalog/grinds';
import type { RepeatItem } from '@dalan/contract/orders/repeats';

type Item = Pick<RepeatItem, 'productId' | 'grind'>;

export function keyOfItem({ productId, grind }: Item): string {
  return lineKey({ productId, grind: grind?.key });
}

/** True if another line of the repeat has this flour in this grind. */
export function isGrindTaken(others: readonly Item[], productId: string, key: string): boolean {
  return others.some((other) => other.productId === productId && other.grind?.key === key);
}
