import type { PasskeyListAnswer } from '@dalan/contract/people/passkeys';
import type { Caller } from '../../../platform/caller.ts';
import type { Db } from '../../../platform/db/database.ts';
import { arePasskeysRequired, findPasskeysOf } from './passkeys.queries.ts';

export async function listPasskeys(
  db: Db,
  caller: Pick<Caller, 'userId' | 'duty'>,
): Promise<PasskeyListAnswer> {
  return {
    data: await findPasskeysOf(db, caller.userId),
    isRequired: await arePasskeysRequired(db),
    canRequire: caller.duty === 'owner',
  };
}
