import { accountRefusals } from '@dalan/contract/on-account/accounts';
import type { OnAccountChange } from '@dalan/contract/on-account/accounts';
import { finalStatuses } from '@dalan/contract/orders/orders';
import type { Order } from '@dalan/contract/orders/orders';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { getOrder, orderNotFound } from '../list/get-order.ts';
import { lockOrder } from '../lock-order.ts';
import { orderAnswerTexts } from '../order-answer-texts.ts';
import { insertOrderEvent } from '../order-events.queries.ts';
import { orderChanged } from '../status/order-changed.ts';
import { accountRefused } from './account-refusals.ts';
import { setOrderOnAccount } from './accounts.queries.ts';
import { findOpenAccount } from './own-prices.ts';

type SetOnAccount = OnAccountChange & { orderId: string; actorId: string };

/**
 * Takes an order off the account, so that it is paid at the door, or puts it back. Prices stay. The same
 * call again changes nothing.
 */
export async function setOnAccount(db: Db, asked: SetOnAccount): Promise<Order> {
  const { orderId, actorId, onAccount, version } = asked;
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === undefined) throw orderNotFound();
    if (order.onAccount === onAccount) return;
    if (finalStatuses.includes(order.orderStatus)) throw accountRefused(accountRefusals.tooLate);
    if (order.version !== version) {
      throw orderChanged(await getOrder(tx, orderId), orderAnswerTexts.changedMeanwhile);
    }
    if (onAccount && (await findOpenAccount(tx, order.userId)) === undefined) {
      throw accountRefused(accountRefusals.noAccount);
    }
    await setOrderOnAccount(tx, orderId, onAccount);
    const { orderStatus, paymentStatus } = order;
    await insertOrderEvent(tx, {
      ...{ orderId, orderStatus, paymentStatus, actorId },
      kind: onAccount ? 'put on account' : 'taken off account',
    });
    await recordAudit(tx, {
      actorId,
      action: onAccount ? 'order.put_on_account' : 'order.taken_off_account',
      subjectId: orderId,
    });
  });
  return getOrder(db, orderId);
}
