import { letterTexts } from '@dalan/contract/office/letters';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { renewLetter } from './unsent-letters.queries.ts';

/** Two taps send the letter once: the second finds it waiting and is refused. */
export async function sendLetterAgain(
  db: Db,
  { actorId, letterId }: { actorId: string; letterId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const renewed = await renewLetter(tx, letterId);
    if (renewed === undefined) throw new ShopError('NOT_FOUND', letterTexts.notFound);
    await recordAudit(tx, {
      actorId,
      action: 'letter.sent_again',
      subjectId: letterId,
      details: { kind: renewed.kind },
    });
  });
}
