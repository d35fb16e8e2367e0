import type { NewDrawer } from '@dalan/contract/drawer/drawer';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { drawerAnswerTexts } from './drawer-answer-texts.ts';
import { findOpenDrawer, findOpeningByKey, insertDrawer, lockDrawer } from './drawer.queries.ts';

type OpenDrawer = NewDrawer & { actorId: string; idempotencyKey: string };

/** Opens the drawer with what a person counted in it. Idempotent per person and key. */
export async function openDrawer(db: Db, asked: OpenDrawer): Promise<void> {
  const { actorId, idempotencyKey } = asked;
  const floatPaise = rupeesToPaise(asked.float);
  await inTransaction(db, async (tx) => {
    await lockDrawer(tx);
    const earlier = await findOpeningByKey(tx, actorId, idempotencyKey);
    if (earlier?.floatPaise === floatPaise) return;
    if (earlier !== undefined) throw new ShopError('KEY_REUSED', drawerAnswerTexts.keyReused);
    const open = await findOpenDrawer(tx);
    if (open !== undefined) {
      throw new ShopError('DRAWER_OPEN', drawerAnswerTexts.isOpen(open.openedBy));
    }
    const subjectId = await insertDrawer(tx, {
      floatPaise,
      openedBy: actorId,
      openingKey: idempotencyKey,
    });
    const details = { float: paiseToRupees(floatPaise) };
    await recordAudit(tx, { actorId, action: 'drawer.opened', subjectId, details });
  });
}
