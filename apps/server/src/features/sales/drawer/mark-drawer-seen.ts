import type { ClosedDrawer } from '@dalan/contract/drawer/drawer';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { markSeen } from './closing.queries.ts';
import { getClosedDrawer } from './read-drawer.ts';

type Seen = { drawerId: string; actorId: string };

/** Marks the difference of a closed drawer as seen, once. */
export async function markDrawerSeen(db: Db, { drawerId, actorId }: Seen): Promise<ClosedDrawer> {
  await inTransaction(db, async (tx) => {
    const isMarked = await markSeen(tx, { id: drawerId, seenBy: actorId });
    if (!isMarked) return;
    await recordAudit(tx, { actorId, action: 'drawer.seen', subjectId: drawerId });
  });
  return getClosedDrawer(db, drawerId);
}
