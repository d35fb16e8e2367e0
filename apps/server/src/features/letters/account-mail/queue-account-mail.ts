import type { Tx } from '../../../platform/db/transaction.ts';
import { queueLetter } from '../outbox/index.ts';
import type { AccountMail } from './account-mail.ts';

/** Queues a mail in the transaction of its cause. A worker sends it within seconds. */
export async function queueAccountMail(tx: Tx, mail: AccountMail): Promise<void> {
  await queueLetter(tx, {
    kind: `account/${mail.kind}`,
    subjectId: subjectOf(mail),
    ...('email' in mail && { payload: { email: mail.email } }),
  });
}

/** Null if nobody has looked up yet whether the e-mail has an account. */
function subjectOf(mail: AccountMail): string | null {
  if ('changeId' in mail) return mail.changeId;
  return 'userId' in mail ? mail.userId : null;
}
