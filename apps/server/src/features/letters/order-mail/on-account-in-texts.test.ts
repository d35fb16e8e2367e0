import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConfirmAnswer } from '@dalan/contract/desk/confirm';
import type { Language } from '@dalan/contract/language/languages';
import type { PackingSlipsAnswer } from '@dalan/contract/mill/milling';
import type { Order } from '@dalan/contract/orders/orders';
import type { Bill } from '@dalan/contract/payments/bills';
import { discountRequest } from '../../../../test/requests/credit-requests.ts';
import { onAccountRequest } from '../../../../test/requests/account-requests.ts';
import { startAccountShop } from '../../../../test/shops/account-shop.ts';
import type { AccountShop } from '../../../../test/shops/account-shop.ts';
import { openPostbox } from '../../../../test/shops/postbox.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';

let shop: AccountShop;
let postbox: ReturnType<typeof openPostbox>;
beforeAll(async () => {
  shop = await startAccountShop();
  postbox = openPostbox(shop);
});
afterAll(async () => {
  await postbox.close();
  await shop.close();
});

async function mailTo(email: string): Promise<string> {
  await sql`update letters set not_before = now() where sent_at is null`.execute(shop.db);
  const mails = (await postbox.empty()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  return mails[0]?.text ?? '';
}

type Words = { onAccount: string; asks: RegExp; question: string };

/** What a text says of an order on account, and everything that would ask for money at the door. */
const words: Record<Language, Words> = {
  en: {
    onAccount: 'account',
    asks: /You pay|Still to pay|To pay:|Cash or UPI|Payment status/,
    question: '₹156.00 on account, on ',
  },
  mr: {
    onAccount: 'उधारी',
    asks: /पैसे द्या(?!यचे)|बाकी|द्यायची रक्कम|रोख किंवा UPI|पेमेंट स्थिती/,
    question: '₹156.00 उधारीवर, ',
  },
  hi: {
    onAccount: 'उधार',
    asks: /पैसे दें|बाकी|कुल देना है|नकद या UPI|भुगतान स्थिति/,
    question: '₹156.00 उधार पर, ',
  },
};

async function customer(language: Language) {
  const buyer = await logInAs(shop, 'user', { language, emailConfirmedAt: new Date() });
  const saved = await shop.save(buyer.userId);
  expect(saved.statusCode, saved.body).toBe(200);
  return buyer;
}

/** Every text about one order, from the first mail to the bill. */
async function textsOf(language: Language, isOnAccount: boolean) {
  const buyer = await customer(language);
  const placed = await shop.place(buyer, [{ product: shop.jowar, kg: 2 }]);
  const { _id: id } = placed.json<Order>();
  const texts: Record<string, string> = {};
  if (!isOnAccount) {
    await sql`update letters set sent_at = now() where sent_at is null`.execute(shop.db);
    const { version } = await shop.read(id);
    const change = { onAccount: false, version };
    const taken = await shop.app.inject(onAccountRequest(shop.counter, id, change));
    expect(taken.statusCode, taken.body).toBe(200);
    texts['taken off the account'] = await mailTo(buyer.email);
  } else texts.placed = await mailTo(buyer.email);
  const call = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/confirm/next',
    headers: shop.counter.headers,
  });
  const asked = call.json<ConfirmAnswer>().call;
  expect(asked?.order._id, call.body).toBe(id);
  texts['WhatsApp question'] = asked?.whatsapp[language] ?? '';
  for (const status of ['Confirmed', 'Processing', 'Shipped', 'Delivered']) {
    const moved = await shop.setStatus(id, status);
    expect(moved.statusCode, moved.body).toBe(200);
    texts[status] = await mailTo(buyer.email);
  }
  await shop.app.inject(discountRequest(shop.owner, id, { amount: 6, reason: 'Late' }));
  texts.discount = await mailTo(buyer.email);
  return { id, buyer, texts };
}

test.each<Language>(['en', 'mr', 'hi'])(
  'in %s no text of an order on account asks for money, and each says that it is on account',
  async (language) => {
    const { onAccount, asks, question } = words[language];
    const { id, buyer, texts } = await textsOf(language, true);
    for (const [name, text] of Object.entries(texts)) {
      expect(text, name).toContain(onAccount);
      expect(text, name).not.toMatch(asks);
    }
    expect(texts['WhatsApp question']).toContain(question);
    const bill = await shop.get<Bill>(`/api/orders/${id}/bill`, buyer);
    expect(bill).toMatchObject({ onAccount: true, paymentStatus: 'Pending' });

    const other = await textsOf(language, false);
    // The same words are found where money is asked for, so the table can fail.
    expect(other.texts.Confirmed).toMatch(asks);
    expect(other.texts.Delivered).toMatch(asks);
    expect(other.texts.discount).toMatch(asks);
    expect(other.texts['WhatsApp question']).not.toContain(onAccount);
    const otherBill = await shop.get<Bill>(`/api/orders/${other.id}/bill`, other.buyer);
    expect(otherBill.onAccount).toBe(undefined);
  },
);

test('a customer who was told to pay at the door is told when the order is back on account', async () => {
  const buyer = await customer('en');
  const placed = await shop.place(buyer, [{ product: shop.jowar, kg: 1 }]);
  const { _id: id } = placed.json<Order>();
  for (const onAccount of [false, true]) {
    await sql`update letters set sent_at = now() where sent_at is null`.execute(shop.db);
    const { version } = await shop.read(id);
    await shop.app.inject(onAccountRequest(shop.counter, id, { onAccount, version }));
    const mail = await mailTo(buyer.email);
    expect(mail).toContain(
      onAccount
        ? 'We have put this order on your account.'
        : 'This order does not go on your account.',
    );
  }
});

test('the packing slip of an order on account collects nothing', async () => {
  const buyer = await customer('en');
  const placed = await shop.place(buyer, [{ product: shop.jowar, kg: 1 }]);
  const { _id: id } = placed.json<Order>();
  await shop.setStatus(id, 'Processing');
  const { slips } = await shop.get<PackingSlipsAnswer>(`/api/admin/packing-slips?ids=${id}`);
  expect(slips).toMatchObject([{ onAccount: true, toCollect: 0 }]);
});
