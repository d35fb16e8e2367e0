import type { OnDemandJob } from '../../platform/jobs/job-queue.ts';
import type { AccountMail } from './account-mail.ts';
import { sendAccountMail } from './send-account-mail.ts';
import type { AccountMailSender } from './send-account-mail.ts';

/** Without a mail server the mails are dropped: a link mailed days later would be of no use. */
export function accountMailJob(sender: AccountMailSender | undefined): OnDemandJob {
  return {
    name: 'account-mail',
    run: async (data, job) => {
      if (sender !== undefined) await sendAccountMail(sender, data as AccountMail, job);
    },
  };
}
