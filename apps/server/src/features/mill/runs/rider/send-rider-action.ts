import type { AuditDetails } from '@dalan/contract/office/audit';
import { formatPaise, rupeesToPaise } from '@dalan/contract/money/money';
import type { RiderAction } from '@dalan/contract/mill/runs';
import type { Db } from '../../../../platform/db/database.ts';
import { brokenConstraint, inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { getBalance, lockOrder, planReturn } from '../../../sales/orders/index.ts';
import type { LockedOrder, Seller } from '../../../sales/orders/index.ts';
import { bringBack, deliver, taken } from './do-stop.ts';
import { refusalOf } from './refusals.rules.ts';
import type { Refusal } from './refusals.rules.ts';
import { hashAction, momentOfTap } from './rider-action.ts';
import { stopNotFound } from './stop-not-found.ts';
import { riderAnswerTexts } from './rider-answer-texts.ts';
import { findRiderAction, insertRiderAction, lockRunOfRider, lockStop } from './rider.queries.ts';

type SendRiderAction = {
  runId: string;
  riderId: string;
  idempotencyKey: string;
  action: RiderAction;
  seller: Seller;
  now?: Date;
};
type Moments = { tappedAt: Date; now: Date };

/**
 * Records the action once per key: a repeated call gets the stored result. Locks run, order and
 * stop, so that it never meets the cash count or a cancellation half-way.
 */
export async function sendRiderAction(db: Db, sent: SendRiderAction): Promise<Refusal | undefined> {
  try {
    return await inTransaction(db, (tx) => takeAction(tx, sent));
  } catch (error) {
    // Another call used the same key for another run at the same moment.
    if (brokenConstraint(error) !== 'rider_actions_pkey') throw error;
    throw keyReused();
  }
}

async function takeAction(tx: Tx, sent: SendRiderAction): Promise<Refusal | undefined> {
  const { runId, riderId, idempotencyKey, action, now = new Date() } = sent;
  const run = await lockRunOfRider(tx, runId, riderId);
  if (run === undefined) throw stopNotFound();
  const requestHash = hashAction(runId, action);
  const earlier = await findRiderAction(tx, riderId, idempotencyKey);
  if (earlier !== undefined) {
    if (!earlier.requestHash.equals(requestHash)) throw keyReused();
    return earlier.refusal;
  }
  const order = await lockOrder(tx, action.orderId);
  const stop = await lockStop(tx, runId, action.orderId);
  if (stop === undefined) throw stopNotFound();
  const moments = { now, tappedAt: momentOfTap(action.tappedAt, run.startedAt ?? now, now) };
  const refusal = refusalOf(run, stop, order) ?? (await refusedMoney(tx, action));
  const details =
    refusal === undefined && order !== undefined
      ? await doStop(tx, order, { ...sent, ...moments })
      : { ...taken(action), ...(refusal && { code: refusal.code }) };
  const { tappedAt } = moments;
  const row = { riderId, idempotencyKey, runId, requestHash, action, tappedAt };
  await insertRiderAction(tx, row, refusal);
  await recordAction(tx, { ...sent, tappedAt }, details, refusal);
  return refusal;
}

function doStop(
  tx: Tx,
  order: LockedOrder,
  { action, ...door }: SendRiderAction & Moments,
): Promise<AuditDetails> {
  return action.do === 'delivered'
    ? deliver(tx, order, { ...door, action })
    : bringBack(tx, order, { ...door, action });
}

/** Bags that are not in the order cannot come back, and money only for those that stay. */
async function refusedMoney(tx: Tx, action: RiderAction): Promise<Refusal | undefined> {
  if (action.do !== 'delivered') return undefined;
  if (action.comesBack === undefined) return tooMuchTaken(tx, action, 0);
  try {
    const { amountPaise } = await planReturn(tx, action.orderId, { lines: action.comesBack });
    return await tooMuchTaken(tx, action, amountPaise);
  } catch (error) {
    if (error instanceof ShopError) return { code: error.code, message: error.message };
    throw error;
  }
}

type Delivered = Extract<RiderAction, { do: 'delivered' }>;

async function tooMuchTaken(
  tx: Tx,
  action: Delivered,
  comesBackPaise: number,
): Promise<Refusal | undefined> {
  const takenPaise = action.payments.reduce((sum, { amount }) => sum + rupeesToPaise(amount), 0);
  const { toPayPaise, paidPaise } = await getBalance(tx, action.orderId);
  const openPaise = Math.max(0, toPayPaise - comesBackPaise - paidPaise);
  if (takenPaise <= openPaise) return undefined;
  const message =
    openPaise === 0
      ? riderAnswerTexts.nothingOpen(formatPaise(takenPaise))
      : riderAnswerTexts.tooHigh(formatPaise(openPaise), formatPaise(takenPaise));
  return { code: 'PAYMENT_TOO_HIGH', message };
}

/** The row has the time of the tap, so that the log can say how late it arrived. */
async function recordAction(
  tx: Tx,
  { riderId: actorId, action, tappedAt }: SendRiderAction & Pick<Moments, 'tappedAt'>,
  details: AuditDetails,
  refusal: Refusal | undefined,
): Promise<void> {
  const entry = {
    actorId,
    subjectId: action.orderId,
    details: { ...details, tappedAt: tappedAt.toISOString() },
  };
  if (refusal) await recordAudit(tx, { ...entry, action: 'order.rider_refused' });
  else if (action.do === 'delivered')
    await recordAudit(tx, { ...entry, action: 'order.delivered' });
  else await recordAudit(tx, { ...entry, action: 'order.not_delivered' });
}

function keyReused(): ShopError {
  return new ShopError('KEY_REUSED', riderAnswerTexts.keyReused);
}
