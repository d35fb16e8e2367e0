import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { queueAccountMail } from '../../../letters/account-mail/index.ts';
import { confirmEmailByLink, wasConfirmedByLink } from './mailed-links.queries.ts';
import { takenOr } from '../users/create-account.ts';
import { findConfirmedChange } from './staff-email.queries.ts';
import { hashToken } from '../../../../platform/random-token.ts';
import { linkEnded } from '../passwords/reset-password.ts';

/** A second press on the same link succeeds, too: the e-mail is confirmed. */
export async function confirmEmail(db: Db, token: string): Promise<void> {
  const linkHash = hashToken(token);
  await inTransaction(db, async (tx) => {
    if (await confirmEmailByLink(tx, linkHash)) {
      const changeId = await findConfirmedChange(tx, linkHash);
      // The old address is told again: from now on the new one counts.
      if (changeId !== undefined) await queueAccountMail(tx, { kind: 'undo-email', changeId });
      return;
    }
    if (!(await wasConfirmedByLink(tx, linkHash))) throw linkEnded();
  }).catch((error: unknown) => {
    throw takenOr(error);
  });
}

/** The worker sends nothing to a confirmed e-mail, nor twice within a minute. */
export async function askForConfirmation(db: Db, userId: string): Promise<void> {
  await inTransaction(db, (tx) => queueAccountMail(tx, { kind: 'confirm-email', userId }));
}
