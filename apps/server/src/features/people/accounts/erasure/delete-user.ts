import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { forbidden, ShopError } from '../../../../platform/shop-error.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { holdDeliveryDays } from '../../../shop/delivery/index.ts';
import { releaseOrdersOfUser } from '../../../sales/orders/index.ts';
import { eraseRepeatsOfUser } from '../../../sales/repeats/index.ts';
import type { Events } from '../../../events.ts';
import { getUser, userNotFound } from '../users/get-user.ts';
import { userChanged } from '../users/user-changed.ts';
import { eraseUser, lockOwners, lockUser } from '../users/users.queries.ts';
import { userAnswerTexts } from '../users/user-answer-texts.ts';

/** Erases the personal data. The orders stay, without a name. */
export async function deleteUser(
  { db, events }: { db: Db; events: Events },
  deletion: { actorId: string; userId: string; version?: number | undefined },
): Promise<void> {
  const { actorId, version } = deletion;
  // The id in the database's spelling, not the caller's.
  const { _id: userId, role } = await getUser(db, deletion.userId);
  if (role === 'admin' && actorId === userId) {
    throw new ShopError('LAST_ADMIN', userAnswerTexts.ownAdminDeletion);
  }
  await inTransaction(db, async (tx) => {
    await holdDeliveryDays(tx);
    if (role === 'admin') await refuseWithoutOwner(tx, { actorId, userId });
    const user = await lockUser(tx, userId);
    if (user === undefined) throw userNotFound();
    if (version !== undefined && version !== user.version) {
      throw await userChanged(tx, user, userAnswerTexts.changedBeforeDeletion);
    }
    await eraseUser(tx, userId);
    await eraseRepeatsOfUser(tx, userId);
    await releaseOrdersOfUser(tx, { actorId, userId });
    await recordAudit(tx, {
      actorId,
      action: 'user.deleted',
      subjectId: userId,
      details: { role },
    });
  });
  if (role === 'admin') await events.staffDisabled({ userId, actorId });
}

/** When two owners delete each other at once, the second finds the other to be the last. */
async function refuseWithoutOwner(
  tx: Tx,
  { actorId, userId }: { actorId: string; userId: string },
): Promise<void> {
  const owners = await lockOwners(tx);
  if (owners.length === 1 && owners[0] === userId) {
    throw new ShopError('LAST_ADMIN', userAnswerTexts.lastOwner);
  }
  if (!owners.includes(actorId)) throw forbidden();
}
