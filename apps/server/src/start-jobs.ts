import type { Config } from './config.ts';
import { auditHeadJob } from './features/audit/index.ts';
import { pictureSweepJob } from './features/media/index.ts';
import { startOrderMail } from './features/order-mail/index.ts';
import type { FileStore } from './integrations/file-store/file-store.ts';
import { openSmtpMailer } from './integrations/mailer/smtp-mailer.ts';
import type { Db } from './platform/db/database.ts';
import type { Log } from './platform/jobs/create-log.ts';
import { startJobQueue } from './platform/jobs/job-queue.ts';
import type { Polling } from './platform/jobs/start-polling.ts';

type Needed = { db: Db; fileStore: FileStore; log: Log };

/** Starts all background jobs, in the server or in a worker process. */
export function startJobs(config: Config, needed: Needed): Polling {
  const scheduled = startJobQueue({
    ...needed,
    ...config.jobQueue,
    jobs: [pictureSweepJob(needed), auditHeadJob(needed)],
  });
  const jobs = [startMailJob(config, needed), scheduled];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

function startMailJob({ mail, shop, publicOrigin }: Config, { db, log }: Needed): Polling {
  if (mail.smtpUrl === undefined) {
    log.info('SMTP_URL not set: mails are not sent');
    return { stop: () => Promise.resolve() };
  }
  const mailer = openSmtpMailer({
    url: mail.smtpUrl,
    from: { name: shop.name, address: mail.from },
    connections: mail.concurrency,
    connectTimeoutMs: mail.connectTimeoutMs,
    timeoutMs: mail.timeoutMs,
  });
  const orderMail = startOrderMail({
    db,
    mailer,
    log,
    shop,
    publicOrigin,
    mailDomain: mail.from.replace(/^.*@/, ''),
    concurrency: mail.concurrency,
    leaseMs: mail.leaseMs,
    pollMs: mail.pollMs,
  });
  return {
    stop: async () => {
      await orderMail.stop();
      mailer.close();
    },
  };
}
