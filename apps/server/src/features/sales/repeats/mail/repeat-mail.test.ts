import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { firstSettings, shopOf } from '@dalan/contract/settings/settings';
import { saveAccountRequest } from '../../../../../test/requests/account-requests.ts';
import { saveDelivery } from '../../../../../test/shops/delivery-rule.ts';
import { latinWordsIn } from '../../../../../test/shops/latin-words.ts';
import {
  resetMails,
  startMailShop,
  untilAllMailsSent,
} from '../../../../../test/shops/mail-shop.ts';
import type { MailShop } from '../../../../../test/shops/mail-shop.ts';
import { makeDue, setUpRepeat, tomorrow } from '../../../../../test/shops/repeats.ts';
import { logInAs } from '../../../../../test/shops/sessions.ts';
import { composeRepeatMail } from './compose-repeat-mail.ts';

let shop: MailShop;
beforeAll(async () => {
  shop = await startMailShop();
  await saveDelivery(shop, { isOn: false, cutOff: '23:59' });
});
beforeEach(() => resetMails(shop));
afterAll(() => shop.close());

test('the worker makes the order and mails its link, and no second mail about it', async () => {
  const buyer = await logInAs(shop, 'user', { name: 'Asha Kulkarni' });
  const repeat = await setUpRepeat(shop, buyer, [{ product: shop.flour, kg: 3 }]);
  await resetMails(shop);
  await makeDue(shop.db, repeat._id);
  const worker = shop.startWorker();
  const mine = () => shop.mailServer.received.filter(({ to }) => to.includes(buyer.email));
  await expect.poll(() => mine().length, { timeout: 30_000 }).toBe(1);
  await untilAllMailsSent(shop.db);
  await worker.stop();
  expect(mine()).toHaveLength(1);
  const [mail] = mine();
  expect(mail?.text).toContain('is made. Do nothing, and it comes.');
  expect(mail?.text).toContain('₹234.00');
  expect(mail?.text).not.toContain(buyer.phone);
  const token = /\/repeat#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const page = await shop.app.inject({
    method: 'POST',
    url: '/api/repeat-link',
    payload: { token },
  });
  expect(page.json()).toMatchObject({ day: { on: tomorrow() }, canSkip: true });
});

test('the order of an account customer has their price, and its mail and page say on account', async () => {
  const owner = await logInAs(shop, 'admin');
  const buyer = await logInAs(shop, 'user', { name: 'Annapurna Khanaval' });
  const repeat = await setUpRepeat(shop, buyer, [{ product: shop.flour, kg: 3 }]);
  const terms = { limit: 100, percentOff: 10, prices: [], version: 0 };
  const saved = await shop.app.inject(saveAccountRequest(owner, buyer.userId, terms));
  expect(saved.statusCode, saved.body).toBe(200);
  await resetMails(shop);
  await makeDue(shop.db, repeat._id);
  const worker = shop.startWorker();
  const mine = () => shop.mailServer.received.filter(({ to }) => to.includes(buyer.email));
  await expect.poll(() => mine().length, { timeout: 30_000 }).toBe(1);
  await worker.stop();
  const [mail] = mine();
  expect(mail?.text).toContain('On account: ₹210.60');
  expect(mail?.text).not.toContain('Amount to pay');
  const token = /\/repeat#([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const page = await shop.app.inject({
    method: 'POST',
    url: '/api/repeat-link',
    payload: { token },
  });
  expect(page.json()).toMatchObject({ order: { onAccount: true, amountToPay: 210.6 } });
});

test('nobody is written to before they have confirmed their e-mail', async () => {
  const buyer = await logInAs(shop, 'user', { emailConfirmedAt: null });
  const repeat = await setUpRepeat(shop, buyer, [{ product: shop.flour, kg: 1 }]);
  await makeDue(shop.db, repeat._id);
  const worker = shop.startWorker();
  const isGivenUp = async () => {
    const { rows } = await sql`select from letters
      join repeat_days made on made.id::text = subject_id
      where repeat_id = ${repeat._id} and kind = 'repeat/day'
        and given_up_at is not null`.execute(shop.db);
    return rows.length === 1;
  };
  await expect.poll(isGivenUp, { timeout: 30_000 }).toBe(true);
  await worker.stop();
  // Their first order was mailed, with the link to confirm.
  const mine = shop.mailServer.received.filter(({ to }) => to.includes(buyer.email));
  expect(mine.map(({ headers }) => headers.get('subject'))).toEqual([
    expect.stringMatching(/^Order \w+ placed/),
  ]);
});

test.each([
  ['en', 'Your usual flour comes on Tue 24 Nov · ', 'Besan, 1 kg × ₹138.00'],
  ['mr', 'तुमचे नेहमीचे पीठ मंगळवारी, 24 नोव्हेंबर येईल · ', 'बेसन, 1 किलो × ₹138.00'],
  ['hi', 'आपका हमेशा वाला आटा मंगलवार, 24 नवंबर को आएगा · ', 'बेसन, 1 किलो × ₹138.00'],
] as const)(
  'in %s the day and the flour are said as people say them',
  (language, subject, line) => {
    const besan = { name: 'Besan', nameMr: 'बेसन', nameHi: '' };
    const facts = {
      day: '2026-11-23',
      outcome: 'ordered',
      shortOf: [],
      orderId: '019a0000-0000-7000-8000-00008f20c1aa',
      orderStatus: 'Placed',
      comesOn: '2026-11-24',
      items: [{ ...besan, grind: null, weightGrams: 1000, pricePaise: 13800, totalPaise: 13800 }],
      flours: [besan],
      deliveryChargePaise: 4000,
      hasDeliveryRule: true,
      amountPaise: 17800,
      isOnAccount: false,
      name: 'आशा',
    } as const;
    const { shop: profile } = shop.config;
    const mail = composeRepeatMail(
      {
        ...{ to: 'asha@dalan.example', token: 't'.repeat(43) },
        rule: { ...firstSettings(profile).delivery, datesOff: ['2026-11-23'] },
        facts: {
          ...facts,
          language,
          shortOf: [],
          items: [...facts.items],
          flours: [...facts.flours],
        },
      },
      {
        shop: shopOf(firstSettings(profile), language),
        publicOrigin: 'https://dalan.example',
        mailDomain: 'dalan.example',
      },
    );
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain(`${line}: ₹138.00`);
    const path = language === 'en' ? '/repeat' : `/${language}/repeat`;
    expect(mail.text).toContain(`https://dalan.example${path}#${'t'.repeat(43)}`);
    expect(mail.text).toContain('8F20C1AA');
    if (language === 'en') return;
    for (const content of [mail.subject, mail.html, mail.text]) {
      expect(latinWordsIn(content, ['8F20C1AA']), content).toEqual([]);
    }
  },
);
