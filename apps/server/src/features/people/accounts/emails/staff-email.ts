import type { User } from '@dalan/contract/people/accounts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { networkOf } from '../../../../platform/ip-address.ts';
import { hashToken } from '../../../../platform/random-token.ts';
import { queueAccountMail } from '../../../letters/account-mail/index.ts';
import { recordAudit } from '../../../office/audit/index.ts';
import { linkEnded } from '../passwords/reset-password.ts';
import { emailTaken } from '../users/create-account.ts';
import { insertEmailChange, isEmailTaken, undoEmailByLink } from './staff-email.queries.ts';

/**
 * The new e-mail counts once its link is used. The old one is told at once, confirmed or not, and can
 * undo it for 72 hours.
 */
export async function askForNewEmail(
  tx: Tx,
  { actorId, user, newEmail }: { actorId: string; user: User; newEmail: string },
): Promise<void> {
  const { _id: userId, email: oldEmail } = user;
  if (await isEmailTaken(tx, { email: newEmail, userId })) throw emailTaken();
  const changeId = await insertEmailChange(tx, { userId, oldEmail: oldEmail || null, newEmail });
  await queueAccountMail(tx, { kind: 'undo-email', changeId });
  await queueAccountMail(tx, { kind: 'confirm-new-email', changeId });
  await recordAudit(tx, { actorId, action: 'email.change_asked', subjectId: userId });
}

/** Puts the old address back and ends every session. A new password is chosen by the mailed link. */
export async function undoStaffEmail(
  db: Db,
  { token, ip }: { token: string; ip: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const email = await undoEmailByLink(tx, hashToken(token), { network: networkOf(ip) });
    if (email === undefined) throw linkEnded();
    await queueAccountMail(tx, { kind: 'reset-password', email });
  });
}
