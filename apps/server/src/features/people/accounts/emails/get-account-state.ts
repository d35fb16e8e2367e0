import type { AccountState } from '@dalan/contract/people/passwords';
import type { Db } from '../../../../platform/db/database.ts';
import { isEmailConfirmed } from './mailed-links.queries.ts';
import { countSessions } from '../sessions/sessions.queries.ts';

export async function getAccountState(
  db: Db,
  { userId, sendsMail }: { userId: string; sendsMail: boolean },
): Promise<AccountState> {
  return {
    devices: await countSessions(db, userId),
    isEmailConfirmed: await isEmailConfirmed(db, userId),
    sendsMail,
  };
}
