import type { Grind } from '@dalan/contract/catalog/grinds';
import type { ErrorAnswer } from '@dalan/contract/errors';

import type { OrderLine } from './order-lines.rules.ts';

/** The grinds of flours as the shop has them now. */
export type GrindsNow = readonly { productId: string; grinds: readonly Grind[] }[];

/** The grinds that the customer can choose instead, from a refused order. */
export function grindsInRefusal({ details }: Pick<ErrorAnswer, 'details'>): GrindsNow {
  return (details?.items ?? []).flatMap(({ productId, grinds }) =>
    grinds === undefined ? [] : [{ productId, grinds }],
  );
}

/** Lines in a grind that is gone are open again: see `isGrindOpen`. */
export function withGrindsNow(lines: readonly OrderLine[], now: GrindsNow): OrderLine[] {
  return lines.map((line) => {
    const { grinds: _, ...flour } = line.flour;
    const known = now.find(({ productId }) => productId === flour._id);
    if (!known) return line;
    const { grinds } = known;
    return { ...line, flour: { ...flour, ...(grinds.length > 0 && { grinds: [...grinds] }) } };
  });
}
