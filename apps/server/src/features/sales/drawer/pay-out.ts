import type { NewPayout } from '@dalan/contract/drawer/drawer';
import { paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { drawerAnswerTexts } from './drawer-answer-texts.ts';
import { findOpenDrawer, lockDrawer } from './drawer.queries.ts';
import { findPayoutByKey, insertPayout } from './payouts.queries.ts';

type PayOut = NewPayout & { actorId: string; idempotencyKey: string };

/**
 * Pays cash out of the open drawer. Idempotent per person and key. An amount above what lies there is
 * not refused, because the refusal would tell what is expected.
 */
export async function payOut(db: Db, asked: PayOut): Promise<void> {
  const { actorId, idempotencyKey } = asked;
  const amountPaise = rupeesToPaise(asked.amount);
  const reason = asked.reason.trim();
  await inTransaction(db, async (tx) => {
    await lockDrawer(tx);
    const earlier = await findPayoutByKey(tx, actorId, idempotencyKey);
    if (earlier !== undefined) {
      if (earlier.amountPaise === amountPaise && earlier.reason === reason) return;
      throw new ShopError('KEY_REUSED', drawerAnswerTexts.keyReused);
    }
    const drawer = await findOpenDrawer(tx);
    if (drawer === undefined) throw new ShopError('DRAWER_CLOSED', drawerAnswerTexts.isClosed);
    await insertPayout(tx, {
      drawerId: drawer.id,
      amountPaise,
      reason,
      paidBy: actorId,
      idempotencyKey,
    });
    await recordAudit(tx, {
      actorId,
      action: 'drawer.paid_out',
      subjectId: drawer.id,
      details: { amount: paiseToRupees(amountPaise) },
    });
  });
}
