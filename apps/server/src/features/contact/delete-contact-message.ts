import { contactTexts } from '@dalan/contract/contact';
import { isId } from '@dalan/contract/text';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { ShopError } from '../../platform/shop-error.ts';
import { recordAudit } from '../audit/index.ts';
import { removeContactMessage } from './contact.queries.ts';

type Deletion = { actorId: string; messageId: string };

export async function deleteContactMessage(
  db: Db,
  { actorId, messageId }: Deletion,
): Promise<void> {
  if (!isId(messageId)) throw messageNotFound();
  await inTransaction(db, async (tx) => {
    if (!(await removeContactMessage(tx, messageId))) throw messageNotFound();
    await recordAudit(tx, { actorId, action: 'contact_message.deleted', subjectId: messageId });
  });
}

function messageNotFound(): ShopError {
  return new ShopError('NOT_FOUND', contactTexts.notFound);
}
