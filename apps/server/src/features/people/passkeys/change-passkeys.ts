import { errorTexts } from '@dalan/contract/errors';
import { passkeyTexts } from '@dalan/contract/people/passkeys';
import type { Passkey } from '@dalan/contract/people/passkeys';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { ShopError } from '../../../platform/shop-error.ts';
import { recordAudit } from '../../office/audit/index.ts';
import {
  arePasskeysRequired,
  countPasskeysLocked,
  deletePasskey,
  hasPassword,
  updatePasskeyName,
} from './passkeys.queries.ts';

type Own = { id: string; userId: string };

export function renamePasskey(db: Db, { id, userId, name }: Own & { name: string }) {
  return inTransaction(db, async (tx): Promise<Passkey> => {
    const passkey = await updatePasskeyName(tx, { id, userId, name: name.trim() });
    if (passkey === undefined) throw notFound();
    await recordAudit(tx, {
      actorId: userId,
      action: 'passkey.renamed',
      subjectId: userId,
      details: { passkeyId: passkey._id },
    });
    return passkey;
  });
}

/**
 * The last passkey can be removed, too, unless the shop requires one or the person has no password.
 */
export async function removePasskey(db: Db, { id, userId }: Own): Promise<void> {
  await inTransaction(db, async (tx) => {
    const count = await countPasskeysLocked(tx, userId);
    if (!(await deletePasskey(tx, { id, userId }))) throw notFound();
    if (count === 1 && (await arePasskeysRequired(tx))) {
      throw new ShopError('PASSKEY_NEEDED', passkeyTexts.lastOne);
    }
    if (count === 1 && !(await hasPassword(tx, userId))) {
      throw new ShopError('PASSKEY_NEEDED', passkeyTexts.onlyWayIn);
    }
    await recordAudit(tx, {
      actorId: userId,
      action: 'passkey.removed',
      subjectId: userId,
      details: { passkeyId: id },
    });
  });
}

function notFound(): ShopError {
  return new ShopError('NOT_FOUND', errorTexts.notFound);
}
