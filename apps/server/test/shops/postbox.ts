import { shopOf } from '@dalan/contract/settings/settings';
import type { Language } from '@dalan/contract/language/languages';
import { sendDueLetters } from '../../src/features/letters/outbox/send-due-letters.ts';
import { openSettings } from '../../src/features/shop/settings/index.ts';
import type { Mail } from '../../src/integrations/mailer/mailer.ts';
import { letterComposers } from '../../src/letter-composers.ts';
import type { TestApp } from './test-app.ts';

const quiet = () => undefined;

/** Composes mails as the worker does and keeps them, without a mail server. */
export function openPostbox({ db, config }: Pick<TestApp, 'db' | 'config'>) {
  const log = { info: quiet, warn: quiet, error: quiet };
  const pollMs = config.catalogPollMs;
  const settings = openSettings({ db, firstShop: config.shop, pollMs, log });
  const mails: Mail[] = [];
  const sender = {
    db,
    log,
    composers: letterComposers(settings),
    letterhead: (language: Language) => ({
      shop: shopOf(settings.current(), language),
      publicOrigin: config.publicOrigin,
      mailDomain: 'dalan.example',
    }),
    mailer: {
      send: async (mail: Mail) => {
        mails.push(mail);
      },
      close: quiet,
    },
    concurrency: 1,
    leaseMs: config.mail.leaseMs,
    count: quiet,
  };
  return {
    /** The mails that are due, by recipient and subject. */
    empty: async (): Promise<Mail[]> => {
      await settings.refresh();
      while (await sendDueLetters(sender)) continue;
      return mails.splice(0).sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
    },
    close: () => settings.close(),
  };
}

/** The subject counts without the order's number, which is random. */
function placeOf({ to, subject }: Mail): string {
  return `${to} ${subject.replace(/\b[0-9A-F]{8}\b/, '')}`;
}
