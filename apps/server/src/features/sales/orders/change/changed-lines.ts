import type { Grind, LineId } from '@dalan/contract/catalog/grinds';
import { productTexts } from '@dalan/contract/catalog/catalog';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { orderTexts } from '@dalan/contract/orders/orders';
import { ownPricePaise } from '@dalan/contract/on-account/accounts';
import type { OwnPrices } from '@dalan/contract/on-account/accounts';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { pairLines } from '@dalan/contract/orders/order-contents';
import type { ChangedOrderItem, ContentLine } from '@dalan/contract/orders/order-contents';
import { floorToStep, isInSteps, quantityTexts } from '@dalan/contract/orders/quantities';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import { ShopError } from '../../../../platform/shop-error.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { grindNotSold, wrongStep } from '../place/line-refusals.ts';
import type { LockedFlour, WeightMove } from './change-order.queries.ts';
import { changeOrderTexts } from './change-order-texts.ts';

/** The flours at what this customer pays for a new line. */
export function atOwnPrices(flours: LockedFlour[], own: OwnPrices | undefined): LockedFlour[] {
  return flours.map((flour) => ({
    ...flour,
    pricePaise: ownPricePaise(flour.productId, flour.pricePaise, own),
  }));
}

type LineBefore = LineId & { item: OrderItem };

/** The lines of an order before and after a change. */
export type PairedLines = {
  kept: [LineBefore, ChangedOrderItem | undefined][];
  added: ChangedOrderItem[];
};

export function pairItems(was: OrderItem[], asked: ChangedOrderItem[]): PairedLines {
  const before = was.map((item) => ({
    productId: item.productId._id,
    grind: item.grind?.key,
    item,
  }));
  return pairLines(before, asked);
}

/** Old lines keep name and price, in their old order. New ones follow, at today's price. */
export function linesAfter({ kept, added }: PairedLines, flours: LockedFlour[]): ContentLine[] {
  return [
    ...kept.flatMap(([{ item, grind: key }, wanted]) => {
      if (wanted === undefined) return [];
      const { productId, quantityKg } = wanted;
      const grind = key === wanted.grind ? item.grind : findGrind(flours, wanted);
      const { name } = item.productId;
      const wasGrind = key ?? null;
      return [{ productId, name, grind, wasGrind, quantityKg, pricePerKg: item.pricePerKg }];
    }),
    ...added.map(({ wasGrind: _, ...line }) => ({
      ...line,
      name: findFlour(flours, line)?.name ?? '',
      grind: findGrind(flours, line),
    })),
  ];
}

function findFlour(flours: LockedFlour[], { productId }: LineId): LockedFlour | undefined {
  return flours.find((flour) => flour.productId === productId);
}

function findGrind(flours: LockedFlour[], line: LineId): Grind | undefined {
  return findFlour(flours, line)?.grinds.find(({ key }) => key === line.grind);
}

/** Tells how much more or less of each flour the order takes, in all its grinds. */
export function weightMoves({ kept, added }: PairedLines): WeightMove[] {
  const moves = new Map<string, number>();
  const move = (productId: string, kg: number) =>
    moves.set(productId, (moves.get(productId) ?? 0) + kgToGrams(kg));
  for (const [{ item }, wanted] of kept) {
    move(item.productId._id, (wanted?.quantityKg ?? 0) - item.quantityKg);
  }
  for (const { productId, quantityKg } of added) move(productId, quantityKg);
  return [...moves]
    .map(([productId, deltaGrams]) => ({ productId, deltaGrams }))
    .filter(({ deltaGrams }) => deltaGrams !== 0);
}

/** The flours whose step and grinds the change has to keep. */
export function changedFlours({ kept, added }: PairedLines): string[] {
  const changed = kept.filter(([before, after]) => after !== undefined && isOther(before, after));
  return [
    ...changed.map(([{ productId }]) => productId),
    ...added.map(({ productId }) => productId),
  ];
}

function isOther(before: LineBefore, after: ChangedOrderItem): boolean {
  return before.grind !== after.grind || before.item.quantityKg !== after.quantityKg;
}

/**
 * Refuses a weight or a grind in which the flour is not sold. What the order already has is never
 * refused.
 */
export function refusedChoices(
  { kept, added }: PairedLines,
  asked: ChangedOrderItem[],
  flours: LockedFlour[],
): ShopError | undefined {
  const changes: [LineBefore | undefined, ChangedOrderItem][] = [
    ...kept.flatMap(([before, after]): [LineBefore, ChangedOrderItem][] =>
      after === undefined ? [] : [[before, after]],
    ),
    ...added.map((line): [undefined, ChangedOrderItem] => [undefined, line]),
  ];
  for (const [before, line] of changes) {
    const flour = findFlour(flours, line);
    if (flour === undefined) continue;
    const isSameWeight = before?.item.quantityKg === line.quantityKg;
    if (!isSameWeight && !isInSteps(line.quantityKg, flour.stepGrams)) {
      return wrongStep(asked.indexOf(line), flour.stepGrams);
    }
    const isSameGrind = before !== undefined && before.grind === line.grind;
    const isSold = line.grind === undefined ? flour.grinds.length === 0 : findGrind(flours, line);
    if (!isSameGrind && !isSold) return grindNotSold(flour.name, [{ ...line, ...flour }]);
  }
  return undefined;
}

/** Finds the first reason against the new lines, as a customer would get it. */
export function refusedNewLines(
  added: ChangedOrderItem[],
  flours: LockedFlour[],
): ShopError | undefined {
  for (const line of added) {
    const { productId, pricePerKg } = line;
    const flour = findFlour(flours, line);
    const details = { details: { items: [{ productId }] } };
    if (flour === undefined) return new ShopError('NOT_FOUND', productTexts.notFound, details);
    const { name, pricePaise } = flour;
    if (!flour.isActive) {
      return new ShopError('PRODUCT_NOT_SOLD', orderTexts.notSold(name), details);
    }
    if (pricePaise !== rupeesToPaise(pricePerKg)) {
      const message = orderAnswerTexts.priceChanged(name, formatPaise(pricePaise));
      const items = [{ productId, pricePerKg: paiseToRupees(pricePaise) }];
      return new ShopError('PRICE_CHANGED', message, { details: { items } });
    }
  }
  return undefined;
}

/** `availableKg` is what can be ordered beside what the order holds already. */
export function outOfStock(
  moves: WeightMove[],
  flours: LockedFlour[],
  heldIds: string[],
): ShopError | undefined {
  const short = moves.flatMap(({ productId, deltaGrams }) => {
    const flour = flours.find((one) => one.productId === productId);
    if (deltaGrams <= 0 || flour === undefined || flour.onHandGrams >= deltaGrams) return [];
    return [flour];
  });
  const [first] = short;
  if (first === undefined) return undefined;
  const left = orderableKgOf(first);
  const more = heldIds.includes(first.productId)
    ? changeOrderTexts.onlyMore
    : quantityTexts.onlyLeft;
  const message = left > 0 ? more(left, first.name) : orderTexts.noneLeft(first.name);
  const items = short.map((flour) => ({
    productId: flour.productId,
    availableKg: orderableKgOf(flour),
  }));
  return new ShopError('OUT_OF_STOCK', message, { details: { items } });
}

function orderableKgOf({ onHandGrams, stepGrams }: LockedFlour): number {
  return floorToStep(gramsToKg(onHandGrams), stepGrams);
}
