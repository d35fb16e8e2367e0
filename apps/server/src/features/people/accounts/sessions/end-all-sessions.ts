import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { networkOf } from '../../../../platform/ip-address.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { deleteSessionsOf } from './sessions.queries.ts';

/** Also ends the session that asks for it. */
export async function endAllSessions(
  db: Db,
  { userId, ip }: { userId: string; ip: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const sessions = await deleteSessionsOf(tx, userId);
    await recordAudit(tx, {
      actorId: userId,
      action: 'sessions.closed',
      subjectId: userId,
      details: { network: networkOf(ip), sessions },
    });
  });
}
