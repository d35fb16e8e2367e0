import type { Config } from './config.ts';
import { startOrderMail } from './features/order-mail/index.ts';
import { openSmtpMailer } from './integrations/mailer/smtp-mailer.ts';
import type { Db } from './platform/db/database.ts';
import type { Log } from './platform/jobs/create-log.ts';
import type { Polling } from './platform/jobs/start-polling.ts';

/** Everything the shop does without being asked, inside the server or in a process of its own. */
export function startJobs(config: Config, { db, log }: { db: Db; log: Log }): Polling {
  const { mail, shop, publicOrigin } = config;
  if (mail.smtpUrl === undefined) {
    log.info('no SMTP_URL: mail not sent');
    return { stop: () => Promise.resolve() };
  }
  const mailer = openSmtpMailer({
    url: mail.smtpUrl,
    from: { name: shop.name, address: mail.from },
    connections: mail.atOnce,
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
    atOnce: mail.atOnce,
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
