import { isSameLine, lineKey } from '@dalan/contract/catalog/grinds';
import { roundOffToCredit } from '@dalan/contract/desk/counter';
import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import { formatGrams, kgToGrams } from '@dalan/contract/money/weight';
import type { Order } from '@dalan/contract/orders/orders';
import {
  canGoBackToStock,
  leftOfLine,
  paiseForGrams,
  reasonInWords,
  reasonsFor,
  returnableStatuses,
} from '@dalan/contract/payments/credit-notes';
import type { NewReturn } from '@dalan/contract/payments/credit-notes';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { putBackStock } from '../order-stock.queries.ts';
import type { LockedOrder } from '../orders.queries.ts';
import { creditAnswerTexts } from './credit-answer-texts.ts';
import { getChargeLeft, getRoundOff, listLinesToCredit } from './credit-notes.queries.ts';
import type { LineToCredit } from './credit-notes.queries.ts';
import { hashOfCredit, isRepeated, makeCreditNote } from './make-credit-note.ts';
import type { CreditCall } from './make-credit-note.ts';

type ReturnFlour = CreditCall & { orderId: string; asked: NewReturn };

/** Takes flour of a delivered order back, by a credit note. Idempotent per key. */
export async function returnFlour(
  db: Db,
  { orderId, asked, ...call }: ReturnFlour,
): Promise<Order> {
  const requestHash = hashOfCredit(canonicalReturn(asked));
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    if (await isRepeated(tx, orderId, { ...call, requestHash })) return;
    refuseOtherStatuses(order);
    refuseReason(order, asked);
    const plan = await planReturn(tx, orderId, asked);
    if (plan.amountPaise !== rupeesToPaise(asked.amount)) {
      throw refused(creditAnswerTexts.amountChanged(formatPaise(plan.amountPaise)));
    }
    await takeBack(tx, order, { ...call, ...asked, plan, requestHash });
  });
  return getOrder(db, orderId);
}

type ReturnPlan = {
  lines: TakenOff[];
  deliveryPaise: number;
  roundOffPaise: number;
  amountPaise: number;
};

/** What a return of a locked order takes off each line. Throws if the order does not have it. */
export async function planReturn(
  tx: Tx,
  orderId: string,
  asked: Pick<NewReturn, 'lines' | 'withDeliveryCharge'>,
): Promise<ReturnPlan> {
  const sold = await listLinesToCredit(tx, orderId);
  const lines = takenOff(sold, asked.lines);
  const deliveryPaise = asked.withDeliveryCharge ? await getChargeLeft(tx, orderId) : 0;
  if (asked.withDeliveryCharge && deliveryPaise === 0) throw refused(creditAnswerTexts.noCharge);
  const linesPaise = lines.reduce((sum, { paise }) => sum + paise, 0);
  const beforePaise = sold.reduce((sum, line) => sum + leftOfLine(line).paise, 0);
  const roundOffPaise = roundOffToCredit(await getRoundOff(tx, orderId), {
    beforePaise,
    afterPaise: beforePaise - linesPaise,
  });
  const amountPaise = linesPaise + deliveryPaise + roundOffPaise;
  if (amountPaise <= 0) throw refused(creditAnswerTexts.worthNothing);
  return { lines, deliveryPaise, roundOffPaise, amountPaise };
}

type TakeBack = CreditCall &
  Pick<NewReturn, 'reason' | 'flour' | 'refund'> & { plan: ReturnPlan; requestHash: Buffer };

/** Moves the stock and makes the credit note of a locked, delivered order. */
export async function takeBack(tx: Tx, order: LockedOrder, asked: TakeBack): Promise<void> {
  const { plan, reason, flour, refund, ...call } = asked;
  const { lines, deliveryPaise, roundOffPaise } = plan;
  await putBackStock(tx, order, floursOf(lines), {
    isWaste: flour === 'thrown away',
    note: reasonInWords({ kind: 'return', reason }),
    actorId: call.actorId,
  });
  await makeCreditNote(tx, order, {
    ...call,
    kind: 'return',
    reason,
    flour,
    lines,
    deliveryPaise,
    roundOffPaise,
    refund,
  });
}

/** Equal returns have the same text, whatever the order of their lines. */
function canonicalReturn({ lines, reason, flour, withDeliveryCharge, amount, refund }: NewReturn) {
  const sorted = lines.toSorted((a, b) => (lineKey(a) < lineKey(b) ? -1 : 1));
  return [
    sorted.map((line) => [lineKey(line), line.kg]),
    ...[reason, flour, withDeliveryCharge === true, amount],
    refund ? [refund.method, refund.amount, refund.reference ?? ''] : null,
  ];
}

function refuseOtherStatuses({ orderStatus }: LockedOrder): void {
  if (returnableStatuses.includes(orderStatus)) return;
  const { alreadyReturned, notDelivered } = creditAnswerTexts;
  throw refused(orderStatus === 'Returned' ? alreadyReturned : notDelivered(orderStatus));
}

function refuseReason({ channel }: LockedOrder, { reason, flour }: NewReturn): void {
  if (!reasonsFor(channel).includes(reason)) {
    const { onlyAtTheCounter, neverAtTheCounter } = creditAnswerTexts;
    throw refused(channel === 'counter' ? neverAtTheCounter : onlyAtTheCounter);
  }
  if (flour === 'back to stock' && !canGoBackToStock(reason)) {
    throw refused(creditAnswerTexts.spoilt);
  }
}

type TakenOff = { orderItemId: number; productId: string; grams: number; paise: number };

/** One entry for each line of the order, with zeros for lines that stay with the customer. */
function takenOff(lines: LineToCredit[], asked: NewReturn['lines']): TakenOff[] {
  const idOf = ({ productId, grindKey }: LineToCredit) => ({
    productId,
    grind: grindKey ?? undefined,
  });
  const isKnown = asked.every((one) => lines.some((line) => isSameLine(idOf(line), one)));
  if (!isKnown) throw refused(creditAnswerTexts.notInOrder);
  return lines.map((line) => {
    const one = asked.find((returned) => isSameLine(idOf(line), returned));
    const grams = one === undefined ? 0 : kgToGrams(one.kg);
    const left = leftOfLine(line).grams;
    if (grams > left) {
      throw refused(creditAnswerTexts.tooMuchFlour(line.name, formatGrams(left)));
    }
    const { id: orderItemId, productId } = line;
    return { orderItemId, productId, grams, paise: grams === 0 ? 0 : paiseForGrams(line, grams) };
  });
}

/** Stock is one figure a flour, whatever its grinds. */
function floursOf(lines: TakenOff[]): { productId: string; grams: number }[] {
  const grams = new Map<string, number>();
  for (const line of lines.filter((one) => one.grams > 0)) {
    grams.set(line.productId, (grams.get(line.productId) ?? 0) + line.grams);
  }
  return [...grams].map(([productId, sum]) => ({ productId, grams: sum }));
}

function refused(message: string): ShopError {
  return new ShopError('CREDIT_REFUSED', message);
}
