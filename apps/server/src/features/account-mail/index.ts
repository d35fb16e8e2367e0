export { accountMailJob } from './account-mail-job.ts';
export { queueAccountMail } from './queue-account-mail.ts';
