import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import { countPasskeysLocked, updatePasskeyRule } from './passkeys.queries.ts';

/** Owners need one of their own first, so that they cannot lock themselves out. */
export async function requirePasskeys(
  db: Db,
  { ownerId, isRequired }: { ownerId: string; isRequired: boolean },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const count = await countPasskeysLocked(tx, ownerId);
    if (isRequired && count === 0) {
      throw new ShopError('PASSKEY_NEEDED', passkeyTexts.ownFirst);
    }
    await updatePasskeyRule(tx, { isRequired, updatedBy: ownerId });
    await recordAudit(tx, {
      actorId: ownerId,
      action: isRequired ? 'passkeys.required' : 'passkeys.made_optional',
      subjectId: 'staff',
    });
  });
}
