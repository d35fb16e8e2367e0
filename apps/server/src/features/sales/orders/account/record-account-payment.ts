import { createHash } from 'node:crypto';
import { accountRefusals, spreadPayment } from '@dalan/contract/on-account/accounts';
import type { AccountPaid, NewAccountPayment } from '@dalan/contract/on-account/accounts';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { queueLetter } from '../../../letters/outbox/index.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { holdDeliveryDays } from '../../../shop/delivery/index.ts';
import { lockOrders } from '../lock-order.ts';
import { addPayments, auditPayments } from '../payments/add-payments.ts';
import { paymentAnswerTexts } from '../payments/payment-answer-texts.ts';
import { getBalances } from '../payments/payments.queries.ts';
import { accountChanged, accountNotFound, overpaid } from './account-refusals.ts';
import {
  findAccount,
  findAccountPaymentByKey,
  insertAccountPayment,
  listOwedOrders,
  listSharesOf,
  lockCustomer,
} from './accounts.queries.ts';
import { getAccount } from './read-accounts.ts';

type Call = NewAccountPayment & { userId: string; actorId: string; idempotencyKey: string };

/**
 * Records a payment of a customer over their oldest open orders, each an ordinary payment row, all or none.
 * The customer gets one mail about it. Idempotent per key and member of staff.
 */
export async function recordAccountPayment(db: Db, call: Call): Promise<AccountPaid> {
  const id = await inTransaction(db, (tx) => record(tx, call));
  const shares = await listSharesOf(db, id);
  return {
    payments: shares.map(({ orderId, amountPaise }) => ({
      orderId,
      amount: paiseToRupees(amountPaise),
    })),
    account: await getAccount(db, call.userId),
  };
}

async function record(tx: Tx, call: Call): Promise<string> {
  const { userId, actorId, idempotencyKey, method } = call;
  const reference = call.reference?.trim() ?? '';
  const amountPaise = rupeesToPaise(call.amount);
  const requestHash = createHash('sha256')
    .update(JSON.stringify([userId, amountPaise, method, reference, call.seenOwed]))
    .digest();
  await holdDeliveryDays(tx);
  if (!(await lockCustomer(tx, userId))) throw accountNotFound();
  const earlier = await findAccountPaymentByKey(tx, actorId, idempotencyKey);
  if (earlier !== undefined) {
    if (earlier.requestHash.equals(requestHash)) return earlier.id;
    throw new ShopError('KEY_REUSED', paymentAnswerTexts.keyReused);
  }
  const shares = await shareOut(tx, call, amountPaise);
  const accountPaymentId = await insertAccountPayment(tx, {
    ...{ userId, actorId, method, reference, idempotencyKey, requestHash },
  });
  const added = await addPayments(
    tx,
    shares.map((share) => ({ ...share, method, reference })),
    { actorId, idempotencyKey: `account payment ${accountPaymentId}`, accountPaymentId },
  );
  await queueLetter(tx, { kind: 'account/payment', subjectId: accountPaymentId });
  await auditPayments(tx, added, actorId);
  await recordAudit(tx, {
    actorId,
    action: 'account.payment_recorded',
    subjectId: userId,
    details: { method, amount: call.amount, orders: added.length },
  });
  return accountPaymentId;
}

/** The locked orders that get something of the amount, oldest first. */
async function shareOut(tx: Tx, { userId, seenOwed }: Call, amountPaise: number) {
  const account = await findAccount(tx, userId);
  if (account === undefined) throw accountNotFound();
  const listed = await listOwedOrders(tx, userId);
  const orders = await lockOrders(
    tx,
    listed.map(({ id }) => id),
  );
  // Read again under the locks: whoever held them may have been paid.
  const open = await listOwedOrders(tx, userId);
  const owedPaise = open.reduce((sum, { openPaise }) => sum + openPaise, 0);
  if (amountPaise > owedPaise) throw overpaid({ account, owedPaise });
  if (rupeesToPaise(seenOwed) !== owedPaise) {
    const message = accountRefusals.owedChanged(formatPaise(owedPaise));
    throw accountChanged(message, { account, owedPaise });
  }
  const shares = spreadPayment(
    open.map(({ id, openPaise }) => ({ orderId: id, openPaise })),
    amountPaise,
  );
  const balances = await getBalances(
    tx,
    shares.map(({ orderId }) => orderId),
  );
  return shares.map(({ orderId, paise }) => {
    const order = orders.find(({ id }) => id === orderId);
    const balance = balances.get(orderId);
    if (order === undefined || balance === undefined) {
      // Nobody places or changes an order of a locked customer.
      throw new ShopError('UNAVAILABLE', accountRefusals.changed);
    }
    return { order, balance, amountPaise: paise };
  });
}
