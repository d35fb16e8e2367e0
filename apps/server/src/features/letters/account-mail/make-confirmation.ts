import { linkLimits } from '@dalan/contract/people/passwords';
import type { Db } from '../../../platform/db/database.ts';
import { createToken, hashToken } from '../../../platform/random-token.ts';
import type { Sender } from '../mail-frame/index.ts';
import { confirmationContent } from './account-mail-content.ts';
import type { AccountMailContent } from './account-mail-content.ts';
import { findAddressee, makeToken } from './account-mail.queries.ts';

export type Confirmation = Required<Pick<AccountMailContent, 'action' | 'ends' | 'notYou'>>;

/**
 * The link and its words, for a mail about something else. Undefined if the account was mailed a link
 * too recently, or is confirmed or gone by now.
 */
export async function makeConfirmation(
  db: Db,
  { userId, jobId }: { userId: string; jobId: string },
  sender: Sender,
): Promise<Confirmation | undefined> {
  const person = await findAddressee(db, userId);
  if (person === undefined || person.isConfirmed) return undefined;
  const token = createToken();
  const endsAt = await makeToken(db, {
    purpose: 'confirm-email',
    userId,
    jobId,
    tokenHash: hashToken(token),
    lifeSeconds: linkLimits.confirmationDays * 24 * 60 * 60,
  });
  return endsAt && confirmationContent(person, { token, endsAt }, sender);
}
