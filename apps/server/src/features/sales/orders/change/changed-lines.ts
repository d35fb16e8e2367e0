import { productTexts } from '@dalan/contract/catalog/catalog';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import { orderTexts } from '@dalan/contract/orders/orders';
import type { NewOrderItem, OrderItem } from '@dalan/contract/orders/orders';
import type { ContentLine } from '@dalan/contract/orders/order-contents';
import { quantityTexts } from '@dalan/contract/orders/quantities';
import { gramsToKg, kgToGrams } from '@dalan/contract/money/weight';
import { ShopError } from '../../../../platform/shop-error.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import type { LockedFlour, WeightMove } from './change-order.queries.ts';
import { changeOrderTexts } from './change-order-texts.ts';

/** Old lines keep name and price, in their old order. New ones follow, at today's price. */
export function linesAfter(
  was: OrderItem[],
  asked: NewOrderItem[],
  flours: LockedFlour[],
): ContentLine[] {
  const kept = was.flatMap(({ productId, pricePerKg }) => {
    const wanted = asked.find((item) => item.productId === productId._id);
    if (wanted === undefined) return [];
    const { quantityKg } = wanted;
    return [{ productId: productId._id, name: productId.name, quantityKg, pricePerKg }];
  });
  const added = newOnes(was, asked).map(({ productId, quantityKg, pricePerKg }) => ({
    productId,
    name: flours.find((flour) => flour.productId === productId)?.name ?? '',
    quantityKg,
    pricePerKg,
  }));
  return [...kept, ...added];
}

export function newOnes(was: OrderItem[], asked: NewOrderItem[]): NewOrderItem[] {
  return asked.filter(({ productId }) => !was.some((item) => item.productId._id === productId));
}

/** Tells how much more or less of each flour the order takes. */
export function weightMoves(was: OrderItem[], asked: NewOrderItem[]): WeightMove[] {
  const ids = new Set([
    ...was.map(({ productId }) => productId._id),
    ...asked.map(({ productId }) => productId),
  ]);
  return [...ids]
    .map((productId) => {
      const before = was.find((item) => item.productId._id === productId)?.quantityKg ?? 0;
      const after = asked.find((item) => item.productId === productId)?.quantityKg ?? 0;
      return { productId, deltaGrams: kgToGrams(after - before) };
    })
    .filter(({ deltaGrams }) => deltaGrams !== 0);
}

/** Finds the first reason against the new lines, as a customer would get it. */
export function refusedNewLines(
  added: NewOrderItem[],
  flours: LockedFlour[],
): ShopError | undefined {
  for (const { productId, pricePerKg } of added) {
    const flour = flours.find((one) => one.productId === productId);
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

/** `availableKg` is what is free beside what the order holds already. */
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
  const left = Math.floor(gramsToKg(first.onHandGrams));
  const more = heldIds.includes(first.productId)
    ? changeOrderTexts.onlyMore
    : quantityTexts.onlyLeft;
  const message = left > 0 ? more(left, first.name) : orderTexts.noneLeft(first.name);
  const items = short.map(({ productId, onHandGrams }) => ({
    productId,
    availableKg: gramsToKg(onHandGrams),
  }));
  return new ShopError('OUT_OF_STOCK', message, { details: { items } });
}
