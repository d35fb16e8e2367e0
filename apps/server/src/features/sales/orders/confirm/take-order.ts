import type { ConfirmAnswer } from '@dalan/contract/desk/confirm';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { orderChanged } from '../status/order-changed.ts';
import { confirmAnswerTexts } from './confirm-answer-texts.ts';
import { isToConfirm } from './confirm.rules.ts';
import {
  findOtherHolder,
  findOwnCall,
  giveBack,
  giveOthersBack,
  lockNextToCall,
  takeCall,
} from './confirm.queries.ts';
import { describeCall } from './describe-call.ts';
import type { Mill } from './describe-call.ts';
import { orderTaken } from './order-taken.ts';

/** A try fails only if somebody took its order meanwhile. */
const MAX_TRIES = 50;

/** Takes the order that the caller already has, else the oldest that nobody has. */
export async function takeNextOrder(db: Db, userId: string, mill: Mill): Promise<ConfirmAnswer> {
  const orderId = await inTransaction(db, async (tx) => {
    const own = await findOwnCall(tx, userId);
    if (own !== undefined && (await takeCall(tx, own, userId))) return own;
    return takeOldest(tx, userId);
  });
  return describeCall(db, { orderId, userId, mill });
}

async function takeOldest(tx: Tx, userId: string): Promise<string | undefined> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const orderId = await lockNextToCall(tx);
    if (orderId === undefined) return undefined;
    if (await takeCall(tx, orderId, userId)) {
      await giveOthersBack(tx, userId, orderId);
      return orderId;
    }
  }
  return undefined;
}

type OneOrder = { orderId: string; userId: string; mill: Mill };

/** Keeps the order for the caller, also after their time ran out, unless somebody else has it. */
export async function keepOrder(db: Db, { orderId, userId, mill }: OneOrder) {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    if (!isToConfirm(order.orderStatus)) {
      throw orderChanged(await getOrder(tx, orderId), confirmAnswerTexts.notToConfirm);
    }
    if (!(await takeCall(tx, orderId, userId))) {
      throw orderTaken(await findOtherHolder(tx, orderId, userId));
    }
    await giveOthersBack(tx, userId, orderId);
  });
  return describeCall(db, { orderId, userId, mill });
}

export async function giveOrderBack(db: Db, orderId: string, userId: string): Promise<void> {
  await giveBack(db, orderId, userId);
}
