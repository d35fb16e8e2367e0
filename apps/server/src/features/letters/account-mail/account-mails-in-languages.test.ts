import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Language } from '@dalan/contract/language/languages';
import { latinWordsIn } from '../../../../test/shops/latin-words.ts';
import { resetMails, sendAccountMails, startMailShop } from '../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../test/shops/mail-shop.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { AccountMail } from './account-mail.ts';
import { queueAccountMail } from './index.ts';

let shop: MailShop;
beforeAll(async () => {
  shop = await startMailShop();
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

/** Every account mail that a customer can get, by the start of its subject. */
async function mailsIn(language: Language) {
  const name = 'आशा कुलकर्णी';
  const { userId, email } = await logInAs(shop, 'user', { name, language });
  const stranger = await logInAs(shop, 'user', { name, language, emailConfirmedAt: null });
  const mails: AccountMail[] = [
    { kind: 'reset-password', email },
    { kind: 'password-changed', userId },
    { kind: 'email-changed', userId, email },
    { kind: 'confirm-email', userId: stranger.userId },
  ];
  await inTransaction(shop.db, async (tx) => {
    for (const mail of mails) await queueAccountMail(tx, mail);
  });
  await sendAccountMails(shop);
  const { received } = shop.mailServer;
  expect(received).toHaveLength(mails.length);
  return {
    received,
    find: (subject: string) =>
      received.find(({ headers }) => headers.get('subject') === subject)?.text ?? '',
  };
}

test.each(['mr', 'hi'] as const)('no account mail in %s has an English word', async (language) => {
  const { received } = await mailsIn(language);
  for (const { headers, html, text } of received) {
    expect(html).toContain(`<html lang="${language}">`);
    for (const content of [headers.get('subject') ?? '', html, text]) {
      expect(latinWordsIn(content), content).toEqual([]);
    }
  }
});

test('the mailed links open the page in the language of the customer', async () => {
  const { find } = await mailsIn('mr');
  const reset = find('नवीन पासवर्ड ठेवा · दळण');
  expect(reset).toMatch(/^नमस्कार आशा कुलकर्णी,$/m);
  expect(reset).toContain(`${shop.config.publicOrigin}/mr/new-password#`);
  expect(reset).toMatch(/ही लिंक एकदाच चालते, \d+ \S+, \S+ [\d:]+ पर्यंत\./);
  const confirmation = find('तुमचा ईमेल पक्का करा · दळण');
  expect(confirmation).toContain(`${shop.config.publicOrigin}/mr/confirm-email#`);
  expect(confirmation).not.toContain('आशा');
  expect(find('तुमचा पासवर्ड बदलला · दळण')).toMatch(/^\S*.* वाजता तुमचा पासवर्ड बदलला\.$/m);
});

test('staff get their mails in English, with links to the panel', async () => {
  const { email } = await logInAs(shop, 'admin', { language: 'mr' });
  await inTransaction(shop.db, (tx) => queueAccountMail(tx, { kind: 'reset-password', email }));
  await sendAccountMails(shop);
  const [mail] = shop.mailServer.received;
  expect(mail?.headers.get('subject')).toBe('Choose a new password · Dalan दळण');
  expect(mail?.text).toContain(`${shop.config.publicOrigin}/admin/`);
});
