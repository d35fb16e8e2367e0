import { productTexts } from '@dalan/contract/catalog/catalog';
import { errorTexts } from '@dalan/contract/errors';
import { formatPaise, paiseToRupees } from '@dalan/contract/money/money';
import { orderTexts } from '@dalan/contract/orders/orders';
import { quantityTexts } from '@dalan/contract/orders/quantities';
import { gramsToKg } from '@dalan/contract/money/weight';
import { ShopError } from '../../../../platform/shop-error.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import type { AskedLine } from './place-order.queries.ts';

/** Finds the first reason against the lines of an order. */
export function refusedLines(lines: AskedLine[]): ShopError | undefined {
  if (lines[0]?.isBuyerGone) return new ShopError('NOT_LOGGED_IN', errorTexts.notLoggedIn);
  const unknown = lines.filter((line) => !line.isKnown);
  if (unknown[0]) return new ShopError('NOT_FOUND', productTexts.notFound, detailsOf(unknown));
  const hidden = lines.filter((line) => line.isActive !== true);
  if (hidden[0]) {
    const message = orderTexts.notSold(hidden[0].name ?? '');
    return new ShopError('PRODUCT_NOT_SOLD', message, detailsOf(hidden));
  }
  const short = lines.filter((line) => line.onHandGrams < line.weightGrams);
  if (short[0]) return outOfStock(short);
  const repriced = lines.filter((line) => line.pricePaise !== line.seenPricePaise);
  const [first] = repriced;
  if (first) {
    const price = formatPaise(first.pricePaise ?? 0);
    return new ShopError('PRICE_CHANGED', orderAnswerTexts.priceChanged(first.name ?? '', price), {
      details: {
        items: repriced.map((line) => ({
          productId: line.productId,
          pricePerKg: paiseToRupees(line.pricePaise ?? 0),
        })),
      },
    });
  }
  return undefined;
}

/** Names the lines, so that the customer can order without them. */
function detailsOf(lines: AskedLine[]) {
  return { details: { items: lines.map(({ productId }) => ({ productId })) } };
}

function outOfStock(short: AskedLine[]): ShopError {
  const [first] = short;
  const left = gramsToKg(first?.onHandGrams ?? 0);
  const name = first?.name ?? '';
  const message = left > 0 ? quantityTexts.onlyLeft(left, name) : orderTexts.noneLeft(name);
  const items = short.map((line) => ({
    productId: line.productId,
    availableKg: gramsToKg(line.onHandGrams),
  }));
  return new ShopError('OUT_OF_STOCK', message, { details: { items } });
}
