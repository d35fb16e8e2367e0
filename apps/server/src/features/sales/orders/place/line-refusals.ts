import type { Grind, LineId } from '@dalan/contract/catalog/grinds';
import { productTexts } from '@dalan/contract/catalog/catalog';
import { errorTexts } from '@dalan/contract/errors';
import { formatPaise, paiseToRupees } from '@dalan/contract/money/money';
import { orderTexts } from '@dalan/contract/orders/orders';
import { floorToStep, quantityTexts, stepProblem } from '@dalan/contract/orders/quantities';
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
  const refusal = refusedStep(lines) ?? refusedGrind(lines);
  if (refusal !== undefined) return refusal;
  const short = lines.filter((line) => line.onHandGrams < line.askedGrams);
  if (short[0]) return outOfStock(short);
  const repriced = lines.filter((line) => line.pricePaise !== line.seenPricePaise);
  const [first] = repriced;
  if (first) {
    const price = formatPaise(first.pricePaise ?? 0);
    return new ShopError('PRICE_CHANGED', orderAnswerTexts.priceChanged(first.name ?? '', price), {
      details: {
        items: repriced.map((line) => ({
          ...lineIdOf(line),
          pricePerKg: paiseToRupees(line.pricePaise ?? 0),
        })),
      },
    });
  }
  return undefined;
}

/** Names the lines, so that the customer can order without them. */
function detailsOf(lines: AskedLine[]) {
  return { details: { items: lines.map(lineIdOf) } };
}

function lineIdOf({ productId, askedGrind }: AskedLine) {
  return { productId, ...(askedGrind !== null && { grind: askedGrind }) };
}

/** Refuses a weight that is no multiple of the flour's step, as an invalid field. */
function refusedStep(lines: AskedLine[]): ShopError | undefined {
  const place = lines.findIndex(({ weightGrams, stepGrams }) => weightGrams % (stepGrams ?? 1) > 0);
  const stepGrams = lines[place]?.stepGrams ?? null;
  return stepGrams === null ? undefined : wrongStep(place, stepGrams);
}

export function wrongStep(place: number, stepGrams: number): ShopError {
  const problem = stepProblem(stepGrams);
  const fields = { [`items.${place}.quantityKg`]: problem };
  return new ShopError('INVALID_INPUT', problem, { fields });
}

/** Nothing is chosen for the customer: they are shown the grinds that are left. */
function refusedGrind(lines: AskedLine[]): ShopError | undefined {
  const gone = lines.filter(({ askedGrind, grind, grinds }) =>
    askedGrind === null ? grinds?.length !== 0 : grind === null,
  );
  const [first] = gone;
  const items = gone.map((line) => ({ ...lineIdOf(line), grinds: line.grinds ?? [] }));
  return first && grindNotSold(first.name ?? '', items);
}

type WithGrinds = LineId & { grinds: Grind[] };

/** The refusal shows the grinds that can be chosen instead. */
export function grindNotSold(name: string, lines: readonly WithGrinds[]): ShopError {
  const items = lines.map(({ productId, grind, grinds }) => ({
    productId,
    ...(grind !== undefined && { grind }),
    grinds,
  }));
  return new ShopError('GRIND_NOT_SOLD', orderAnswerTexts.grindNotSold(name), {
    details: { items },
  });
}

function outOfStock(short: AskedLine[]): ShopError {
  const [first] = short;
  const left = first === undefined ? 0 : sellableKgOf(first);
  const name = first?.name ?? '';
  const message = left > 0 ? quantityTexts.onlyLeft(left, name) : orderTexts.noneLeft(name);
  const items = short.map((line) => ({
    ...lineIdOf(line),
    availableKg: sellableKgOf(line),
  }));
  return new ShopError('OUT_OF_STOCK', message, { details: { items } });
}

/** Without a step, at the counter, every gram can be sold. */
function sellableKgOf({ onHandGrams, stepGrams }: AskedLine): number {
  return floorToStep(gramsToKg(onHandGrams), stepGrams ?? 1);
}
