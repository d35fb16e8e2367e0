import type { Tx } from '../../platform/db/transaction.ts';
import { queueJob } from '../../platform/jobs/job-queue.queries.ts';
import type { AccountMail } from './account-mail.ts';

/** Queues a mail in the transaction of its cause. A worker sends it within seconds. */
export async function queueAccountMail(tx: Tx, mail: AccountMail): Promise<void> {
  await queueJob(tx, 'account-mail', mail);
}
