import { expectedOf } from '@dalan/contract/drawer/drawer';
import type { DrawerClosing } from '@dalan/contract/drawer/drawer';
import { errorTexts } from '@dalan/contract/errors';
import { runTexts } from '@dalan/contract/mill/runs';
import { formatPaise, paiseToRupees, rupeesToPaise } from '@dalan/contract/money/money';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { findCount, updateClosed } from './closing.queries.ts';
import type { CountToClose } from './closing.queries.ts';
import { drawerAnswerTexts } from './drawer-answer-texts.ts';
import { getSums, lockDrawer } from './drawer.queries.ts';

type CloseDrawer = DrawerClosing & { actorId: string };

/** Closes the drawer by a count. A repeated call with the same count changes nothing. */
export async function closeDrawer(db: Db, asked: CloseDrawer): Promise<void> {
  const { actorId, countId, note: asWritten = '' } = asked;
  const staysPaise = rupeesToPaise(asked.stays);
  const note = asWritten.trim();
  await inTransaction(db, async (tx) => {
    await lockDrawer(tx);
    const count = await findCount(tx, countId);
    if (count === undefined) throw new ShopError('NOT_FOUND', drawerAnswerTexts.countNotFound);
    if (count.closedByCount === count.id) return;
    if (count.isClosed) throw new ShopError('DRAWER_CLOSED', drawerAnswerTexts.closedMeanwhile);
    const { expectedPaise } = expectedOf(await getSums(tx, count.drawerId));
    if (expectedPaise !== count.expectedPaise) throw cashMoved(count, expectedPaise);
    const { countedPaise } = count;
    if (note === '' && countedPaise !== expectedPaise) {
      throw invalid({ note: runTexts.noteRequired });
    }
    if (staysPaise > countedPaise) {
      throw invalid({ stays: drawerAnswerTexts.staysTooMuch(formatPaise(countedPaise)) });
    }
    await updateClosed(tx, { count, note, staysPaise, closedBy: actorId });
    await recordAudit(tx, {
      actorId,
      action: 'drawer.closed',
      subjectId: count.drawerId,
      details: {
        expected: paiseToRupees(expectedPaise),
        counted: paiseToRupees(countedPaise),
        stays: paiseToRupees(staysPaise),
        takenOut: paiseToRupees(countedPaise - staysPaise),
      },
    });
  });
}

/** Whoever counted has seen what was expected then, so the answer may tell what is expected now. */
function cashMoved(count: CountToClose, expectedPaise: number): ShopError {
  const morePaise = expectedPaise - count.expectedPaise;
  const { cameIn, wentOut } = drawerAnswerTexts;
  const message = (morePaise > 0 ? cameIn : wentOut)(formatPaise(Math.abs(morePaise)));
  const details = { expected: paiseToRupees(expectedPaise) };
  return new ShopError('CASH_CHANGED', message, { details });
}

function invalid(fields: Record<string, string>): ShopError {
  return new ShopError('INVALID_INPUT', errorTexts.invalidInput, { fields });
}
