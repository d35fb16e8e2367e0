import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { holdDeliveryDays } from '../../../shop/delivery/index.ts';
import { releaseOrdersOfUser } from '../../../sales/orders/index.ts';
import { eraseRepeatsOfUser } from '../../../sales/repeats/index.ts';
import { countAdmins, eraseUser, lockUser } from '../users/users.queries.ts';

/**
 * Erases people whom a restored back-up brought back. Idempotent. The last admin is erased, too:
 * they asked for it while there was another one.
 */
export async function eraseAgain(
  db: Db,
  userIds: string[],
): Promise<{ erased: number; hasAdmin: boolean }> {
  let erased = 0;
  for (const userId of new Set(userIds)) {
    erased += await inTransaction(db, async (tx) => {
      await holdDeliveryDays(tx);
      const user = await lockUser(tx, userId);
      if (user === undefined) return 0;
      await eraseUser(tx, userId);
      await eraseRepeatsOfUser(tx, userId);
      await releaseOrdersOfUser(tx, { actorId: userId, userId });
      await recordAudit(tx, {
        action: 'user.erased_again',
        subjectId: userId,
        details: { role: user.role },
      });
      return 1;
    });
  }
  return { erased, hasAdmin: (await countAdmins(db)) > 0 };
}
