import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { queueAccountMail } from '../../../letters/account-mail/index.ts';
import { normalizeEmail } from '../emails/email.rules.ts';

/**
 * Queues a job for any e-mail and looks nothing up: neither answer nor time tells whether it has an
 * account. The worker finds out.
 */
export async function askForNewPassword(db: Db, email: string): Promise<void> {
  await inTransaction(db, (tx) =>
    queueAccountMail(tx, { kind: 'reset-password', email: normalizeEmail(email) }),
  );
}
