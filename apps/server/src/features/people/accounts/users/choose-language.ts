import type { User } from '@dalan/contract/people/accounts';
import type { Language } from '@dalan/contract/language/languages';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { userNotFound } from './get-user.ts';
import { lockUser, updateUser } from './users.queries.ts';

/** Staff choose the language of their own screens and mails, on every device. */
export async function chooseLanguage(db: Db, userId: string, language: Language): Promise<User> {
  return inTransaction(db, async (tx) => {
    const before = await lockUser(tx, userId);
    if (before === undefined) throw userNotFound();
    if (before.language === language) return before;
    const after = await updateUser(tx, userId, { language }, userId);
    const details = { fields: ['language'] };
    await recordAudit(tx, {
      actorId: userId,
      action: 'user.updated',
      subjectId: userId,
      details,
    });
    return after;
  });
}
