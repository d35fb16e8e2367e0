import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { networkOf } from '../../../../platform/ip-address.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { hashToken } from '../../../../platform/random-token.ts';
import { deleteSession } from './sessions.queries.ts';

/** Deletes the session, so that a copied cookie is useless too. */
export async function logOut(db: Db, { token, ip }: { token: string; ip: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const userId = await deleteSession(tx, hashToken(token));
    if (userId === undefined) return;
    await recordAudit(tx, {
      actorId: userId,
      action: 'session.closed',
      subjectId: userId,
      details: { network: networkOf(ip) },
    });
  });
}
