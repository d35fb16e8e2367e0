import { mostToDiscount } from '@dalan/contract/desk/counter';
import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import {
  discountableStatuses,
  leftOfLine,
  spreadDiscount,
} from '@dalan/contract/payments/credit-notes';
import type { NewDiscount } from '@dalan/contract/payments/credit-notes';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { creditAnswerTexts } from './credit-answer-texts.ts';
import { getRoundOff, listLinesToCredit } from './credit-notes.queries.ts';
import { hashOfCredit, isRepeated, makeCreditNote } from './make-credit-note.ts';
import type { CreditCall } from './make-credit-note.ts';

type GiveDiscount = CreditCall & { orderId: string; asked: NewDiscount };

/** Takes an amount off the flour of a milled order, by a credit note. Idempotent per key. */
export async function giveDiscount(
  db: Db,
  { orderId, asked, ...call }: GiveDiscount,
): Promise<Order> {
  const { refund } = asked;
  const reason = asked.reason.trim();
  const discountPaise = rupeesToPaise(asked.amount);
  const requestHash = hashOfCredit([
    ...['discount', discountPaise, reason],
    refund ? [refund.method, refund.amount, refund.reference ?? ''] : null,
  ]);
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    if (await isRepeated(tx, orderId, { ...call, requestHash })) return;
    if (!discountableStatuses.includes(order.orderStatus)) {
      const { alreadyReturned, noBillYet } = creditAnswerTexts;
      const isReturned = order.orderStatus === 'Returned';
      const message = isReturned ? alreadyReturned : noBillYet(order.orderStatus);
      throw new ShopError('CREDIT_REFUSED', message);
    }
    const lines = await listLinesToCredit(tx, orderId);
    const left = lines.map((line) => leftOfLine(line).paise);
    const leftPaise = mostToDiscount(
      await getRoundOff(tx, orderId),
      left.reduce((sum, paise) => sum + paise, 0),
    );
    if (discountPaise > leftPaise) {
      const message = creditAnswerTexts.discountTooHigh(formatPaise(leftPaise));
      throw new ShopError('CREDIT_REFUSED', message);
    }
    const shares = spreadDiscount(left, discountPaise);
    await makeCreditNote(tx, order, {
      ...call,
      kind: 'discount',
      reason,
      flour: null,
      lines: lines.map(({ id }, index) => ({
        orderItemId: id,
        grams: 0,
        paise: shares[index] ?? 0,
      })),
      deliveryPaise: 0,
      roundOffPaise: 0,
      refund,
      requestHash,
    });
  });
  return getOrder(db, orderId);
}
