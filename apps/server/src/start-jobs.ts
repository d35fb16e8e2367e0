import type { Language } from '@dalan/contract/language/languages';
import { shopOf } from '@dalan/contract/settings/settings';
import type { Config } from './config.ts';
import { accountSweepJob } from './features/people/accounts/index.ts';
import { auditHeadJob } from './features/office/audit/index.ts';
import { clientErrorSweepJob } from './features/office/client-errors/index.ts';
import { visitSweepJob } from './features/office/visits/index.ts';
import { messageSweepJob } from './features/shop/contact/index.ts';
import { figuresJob } from './features/mill/figures/index.ts';
import { countMails, letterSweepJob, startLetters } from './features/letters/outbox/index.ts';
import { pictureSweepJob } from './features/shop/media/index.ts';
import { bulkResultSweepJob } from './features/sales/orders/index.ts';
import { startMakingRepeats } from './features/sales/repeats/index.ts';
import { statementsJob } from './features/sales/statements/index.ts';
import { openSettings } from './features/shop/settings/index.ts';
import type { SettingsSource } from './features/shop/settings/index.ts';
import type { FileStore } from './integrations/file-store/file-store.ts';
import { openSmtpMailer } from './integrations/mailer/smtp-mailer.ts';
import { letterComposers } from './letter-composers.ts';
import type { Db } from './platform/db/database.ts';
import type { Log } from './platform/jobs/create-log.ts';
import { startJobQueue } from './platform/jobs/job-queue.ts';
import { measureJobs } from './platform/jobs/measure-jobs.ts';
import type { Polling } from './platform/jobs/start-polling.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';

type Needed = {
  db: Db;
  fileStore: FileStore;
  log: Log;
  metrics: Pick<Metrics, 'registry' | 'countOutcome'>;
};

/** Starts all background jobs, in the server or in a worker process. */
export function startJobs(config: Config, needed: Needed): Polling {
  const settings = openSettings({
    ...needed,
    firstShop: config.shop,
    pollMs: config.catalogPollMs,
  });
  const mail = openMail(config, needed, settings);
  const jobQueue = startJobQueue({
    ...needed,
    ...config.jobQueue,
    measure: measureJobs(needed.metrics),
    jobs: [
      pictureSweepJob(needed),
      auditHeadJob(needed),
      accountSweepJob(needed),
      messageSweepJob(needed),
      clientErrorSweepJob(needed),
      visitSweepJob(needed),
      bulkResultSweepJob(needed),
      statementsJob(needed),
      figuresJob(needed),
      letterSweepJob({ ...needed, hasMailServer: mail !== undefined }),
    ],
  });
  const { concurrency, leaseMs, pollMs } = config.mail;
  const composers = letterComposers(settings);
  const letters =
    mail &&
    startLetters({
      ...mail,
      composers,
      concurrency,
      leaseMs,
      pollMs,
      count: countMails(needed.metrics),
    });
  const repeats = startMakingRepeats({
    ...needed,
    city: config.city,
    shopPhone: () => settings.shop().phone,
    delivery: settings.delivery,
    limits: config.orderLimits,
    pollMs: config.repeatPollMs,
  });
  return {
    stop: async () => {
      await Promise.all([repeats.stop(), letters?.stop(), jobQueue.stop(), settings.close()]);
      mail?.mailer.close();
    },
  };
}

/** Undefined if the shop has no mail server. */
function openMail({ mail, publicOrigin }: Config, { db, log }: Needed, settings: SettingsSource) {
  if (mail.smtpUrl === undefined) {
    log.info('SMTP_URL not set: mails are not sent');
    return undefined;
  }
  const mailer = openSmtpMailer({
    url: mail.smtpUrl,
    from: () => ({ name: settings.shop().name, address: mail.from }),
    connections: mail.concurrency,
    connectTimeoutMs: mail.connectTimeoutMs,
    timeoutMs: mail.timeoutMs,
  });
  const mailDomain = mail.from.replace(/^.*@/, '');
  return {
    db,
    mailer,
    log,
    letterhead: (language: Language) => ({
      shop: shopOf(settings.current(), language),
      publicOrigin,
      mailDomain,
    }),
  };
}
