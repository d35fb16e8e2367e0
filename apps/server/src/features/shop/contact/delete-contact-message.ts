import { staffContactTexts } from '@dalan/contract/contact/contact';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { removeContactMessage } from './contact.queries.ts';

type Deletion = { actorId: string; messageId: string };

export async function deleteContactMessage(
  db: Db,
  { actorId, messageId }: Deletion,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await removeContactMessage(tx, messageId);
    if (removed === undefined) throw messageNotFound();
    await recordAudit(tx, { actorId, action: 'contact_message.deleted', subjectId: removed.id });
  });
}

function messageNotFound(): ShopError {
  return new ShopError('NOT_FOUND', staffContactTexts.notFound);
}
