import type { Grind } from '@dalan/contract/catalog/grinds';
import { isWithoutGluten } from '@dalan/contract/mill/milling';
import type { MilledFlour, NotOnPaper, SheetOrder } from '@dalan/contract/mill/milling';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { gramsToKg } from '@dalan/contract/money/weight';

export type OrderToMillRow = {
  id: string;
  name: string;
  version: number;
  dueOn: string;
  orderStatus: OrderStatus;
  sheetPrintedAt: Date | null;
  isChangedAfterPrint: boolean;
  lines: Bag[];
};

/** Each line of an order is one bag. */
type Bag = { productId: string; grind: Grind | null; weightGrams: number };

export type FlourRow = {
  id: string;
  name: string;
  nameMr: string;
  category: string;
  shortCode: string;
  shelfLifeDays: number | null;
  batchesMade: Record<string, number>;
};

export function isToMill({ orderStatus }: Pick<OrderToMillRow, 'orderStatus'>): boolean {
  return orderStatus === 'Confirmed';
}

export function toSheetOrder({ id, lines, sheetPrintedAt, ...row }: OrderToMillRow): SheetOrder {
  const { name, version, dueOn, isChangedAfterPrint } = row;
  return {
    _id: id,
    ...{ name, version, dueOn, isChangedAfterPrint },
    lines: lines.map(({ productId, grind, weightGrams }) => ({
      productId,
      ...(grind && { grind: grind.key }),
      kg: gramsToKg(weightGrams),
    })),
    sheetPrintedAt: sheetPrintedAt?.toISOString() ?? null,
  };
}

/** Finds orders that were asked for and are not to mill, and ids that belong to no order. */
export function notOnPaper(
  rows: (Pick<OrderToMillRow, 'id' | 'name' | 'orderStatus'> & { isOnPaper: boolean })[],
  asked: string[] = [],
): NotOnPaper[] {
  const known = new Set(rows.map(({ id }) => id));
  const others = rows
    .filter(({ isOnPaper }) => !isOnPaper)
    .map(({ id, name, orderStatus }) => ({ _id: id, name, orderStatus }));
  const unknown = asked
    .filter((id) => !known.has(id))
    .map((id) => ({ _id: id, name: '', orderStatus: null }));
  return [...others, ...unknown];
}

/** Flours without gluten come first. */
export function floursToMill(flours: FlourRow[], orders: OrderToMillRow[]): MilledFlour[] {
  const lines = orders.flatMap((order) => order.lines);
  const milled = flours.map((flour): MilledFlour => {
    const { id, name, nameMr, category, shelfLifeDays, batchesMade } = flour;
    const bags = lines.filter(({ productId }) => productId === id);
    return {
      productId: id,
      ...{ name, nameMr },
      isWithoutGluten: isWithoutGluten(category),
      code: flour.shortCode,
      ...{ shelfLifeDays, batchesMade },
      ...sumOf(bags),
      ...(bags.some(({ grind }) => grind !== null) && { grinds: byGrind(bags) }),
    };
  });
  return [
    ...milled.filter((flour) => flour.isWithoutGluten),
    ...milled.filter((flour) => !flour.isWithoutGluten),
  ];
}

function sumOf(bags: Bag[]): Pick<MilledFlour, 'kg' | 'bags'> {
  const weights = bags.map(({ weightGrams }) => weightGrams);
  const grams = weights.reduce((sum, weight) => sum + weight, 0);
  return { kg: gramsToKg(grams), bags: countBags(weights) };
}

/** In the order in which the orders name them. Bags without a grind come last. */
function byGrind(bags: Bag[]): NonNullable<MilledFlour['grinds']> {
  const groups = Map.groupBy(bags, ({ grind }) => grind?.key ?? '');
  return [...groups]
    .map(([, ofGrind]) => ({ grind: ofGrind[0]?.grind ?? null, ...sumOf(ofGrind) }))
    .toSorted((a, b) => Number(a.grind === null) - Number(b.grind === null));
}

function countBags(weights: number[]): MilledFlour['bags'] {
  const counts = new Map<number, number>();
  for (const grams of weights) counts.set(grams, (counts.get(grams) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => other - one)
    .map(([grams, count]) => ({ kg: gramsToKg(grams), count }));
}
