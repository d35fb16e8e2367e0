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
  lines: { productId: string; weightGrams: number }[];
};

export type FlourRow = { id: string; name: string; nameMr: string; category: string };

export function isToMill({ orderStatus }: Pick<OrderToMillRow, 'orderStatus'>): boolean {
  return orderStatus === 'Confirmed';
}

export function toSheetOrder({ id, lines, sheetPrintedAt, ...row }: OrderToMillRow): SheetOrder {
  const { name, version, dueOn, isChangedAfterPrint } = row;
  return {
    _id: id,
    ...{ name, version, dueOn, isChangedAfterPrint },
    lines: lines.map(({ productId, weightGrams }) => ({ productId, kg: gramsToKg(weightGrams) })),
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

/** Each line of an order is one bag of its weight. Flours without gluten come first. */
export function floursToMill(flours: FlourRow[], orders: OrderToMillRow[]): MilledFlour[] {
  const lines = orders.flatMap((order) => order.lines);
  const milled = flours.map(({ id, name, nameMr, category }): MilledFlour => {
    const bags = lines.filter(({ productId }) => productId === id);
    return {
      productId: id,
      ...{ name, nameMr },
      isWithoutGluten: isWithoutGluten(category),
      kg: gramsToKg(bags.reduce((sum, { weightGrams }) => sum + weightGrams, 0)),
      bags: countBags(bags.map(({ weightGrams }) => weightGrams)),
    };
  });
  return [
    ...milled.filter((flour) => flour.isWithoutGluten),
    ...milled.filter((flour) => !flour.isWithoutGluten),
  ];
}

function countBags(weights: number[]): MilledFlour['bags'] {
  const counts = new Map<number, number>();
  for (const grams of weights) counts.set(grams, (counts.get(grams) ?? 0) + 1);
  return [...counts]
    .sort(([one], [other]) => other - one)
    .map(([grams, count]) => ({ kg: gramsToKg(grams), count }));
}
