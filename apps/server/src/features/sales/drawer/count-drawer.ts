import { expectedOf } from '@dalan/contract/drawer/drawer';
import type { DrawerCount, NewDrawerCount } from '@dalan/contract/drawer/drawer';
import { countedRupees } from '@dalan/contract/mill/runs';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { findCountByKey, insertCount } from './closing.queries.ts';
import { drawerAnswerTexts } from './drawer-answer-texts.ts';
import { toDrawerCount } from './drawer-mapper.rules.ts';
import { findOpenDrawer, getSums, lockDrawer } from './drawer.queries.ts';

type CountDrawer = NewDrawerCount & { actorId: string; idempotencyKey: string };

/**
 * Keeps a count of the open drawer and tells what was expected. Each count is kept and audited, so
 * nobody sees the expected sum unnoticed. A repeated key with the same sum answers with today's sums.
 */
export async function countDrawer(db: Db, asked: CountDrawer): Promise<DrawerCount> {
  const { actorId, idempotencyKey, notes, coins } = asked;
  const countedPaise = rupeesToPaise(countedRupees(notes, coins));
  return inTransaction(db, async (tx) => {
    await lockDrawer(tx);
    const earlier = await findCountByKey(tx, actorId, idempotencyKey);
    if (earlier !== undefined) {
      const sums = await getSums(tx, earlier.drawerId);
      const isSame =
        earlier.countedPaise === countedPaise &&
        earlier.expectedPaise === expectedOf(sums).expectedPaise;
      if (isSame) return toDrawerCount(earlier, sums);
      throw new ShopError('KEY_REUSED', drawerAnswerTexts.keyReused);
    }
    const drawer = await findOpenDrawer(tx);
    if (drawer === undefined) throw new ShopError('DRAWER_CLOSED', drawerAnswerTexts.isClosed);
    const sums = await getSums(tx, drawer.id);
    const { expectedPaise } = expectedOf(sums);
    const count = { drawerId: drawer.id, expectedPaise, countedPaise };
    const id = await insertCount(tx, {
      ...count,
      notes,
      coinsPaise: rupeesToPaise(coins),
      countedBy: actorId,
      idempotencyKey,
    });
    await recordAudit(tx, {
      actorId,
      action: 'drawer.counted',
      subjectId: drawer.id,
      details: { expected: paiseToRupees(expectedPaise), counted: paiseToRupees(countedPaise) },
    });
    return toDrawerCount({ ...count, id }, sums);
  });
}
