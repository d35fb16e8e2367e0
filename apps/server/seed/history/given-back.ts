import { rupeesToPaise, paiseToRupees } from '@dalan/contract/money/money';
import { creditedLineOf, paiseForGrams } from '@dalan/contract/payments/credit-notes';
import type { NewReturn } from '@dalan/contract/payments/credit-notes';
import { kgToGrams } from '@dalan/contract/money/weight';
import type { Mill } from './mill.ts';
import { getOrder, giveDiscount, returnFlour } from '../../src/features/sales/orders/index.ts';

const reasons: readonly Pick<NewReturn, 'reason' | 'flour'>[] = [
  { reason: 'torn bag', flour: 'thrown away' },
  { reason: 'wrong flour', flour: 'back to stock' },
  { reason: 'changed mind', flour: 'back to stock' },
  { reason: 'insects', flour: 'thrown away' },
];

/** One of the orders that were delivered last comes back in part, and its money in cash. */
export async function takeSomeBack(mill: Mill): Promise<void> {
  const orderId = mill.paidLast.shift();
  if (orderId === undefined) return;
  const { chance, database, owner: actorId, settings: seller } = mill;
  const { items } = await getOrder(database.db, orderId);
  const [line] = items;
  if (line === undefined) return;
  const kg = Math.min(1, line.quantityKg);
  const amount = paiseToRupees(paiseForGrams(creditedLineOf(line), kgToGrams(kg)));
  await returnFlour(database.db, {
    orderId,
    asked: {
      lines: [{ productId: line.productId._id, ...(line.grind && { grind: line.grind.key }), kg }],
      ...chance.pick(reasons),
      amount,
      refund: { method: 'cash', amount },
    },
    actorId,
    seller,
    idempotencyKey: mill.key(),
  });
}

/** A tenth off, because something went wrong. */
export async function giveSomethingOff(mill: Mill): Promise<void> {
  const orderId = mill.paidLast.shift();
  if (orderId === undefined) return;
  const { database, owner: actorId, settings: seller } = mill;
  const { totalAmount } = await getOrder(database.db, orderId);
  const amount = Math.max(1, Math.floor(paiseToRupees(rupeesToPaise(totalAmount) / 10)));
  await giveDiscount(database.db, {
    orderId,
    asked: { amount, reason: 'Came a day late', refund: { method: 'UPI', amount } },
    actorId,
    seller,
    idempotencyKey: mill.key(),
  });
}
