import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '@dalan/contract/language/languages';
import type { Order } from '@dalan/contract/orders/orders';
import { saleBody, saleRequest } from '../../../../test/requests/counter-requests.ts';
import { discountRequest, returnRequest } from '../../../../test/requests/credit-requests.ts';
import { orderRequest } from '../../../../test/requests/order-requests.ts';
import { paymentRequest } from '../../../../test/requests/payment-requests.ts';
import { openPostbox } from '../../../../test/shops/postbox.ts';
import { createTestProduct } from '../../../../test/shops/products.ts';
import { setOrderStatus } from '../../../../test/shops/rider-runs.ts';
import { logInAs } from '../../../../test/shops/sessions.ts';
import { startTestApp } from '../../../../test/shops/test-app.ts';
import type { TestApp } from '../../../../test/shops/test-app.ts';
import { orderMailTexts } from './order-mail-texts.ts';

let shop: TestApp;
let postbox: ReturnType<typeof openPostbox>;
beforeAll(async () => {
  shop = await startTestApp();
  postbox = openPostbox(shop);
});
afterAll(async () => {
  await postbox.close();
  await shop.close();
});

async function mailsTo(email: string) {
  await sql`update letters set not_before = now() where sent_at is null`.execute(shop.db);
  return (await postbox.empty()).filter(({ to }) => to === email);
}

test.each<[Language, { returned: string[]; discount: string[] }]>([
  [
    'en',
    {
      returned: ['We took back: ', '2 kg. Your bill is ₹156.00 less.', '₹56.00 back in cash'],
      discount: ['We took ₹34.00 off your bill.', 'Still to pay: ₹200.00.'],
    },
  ],
  ['mr', { returned: ['परत घेतले: ', '₹56.00 रोख परत दिले'], discount: ['बाकी: ₹200.00'] }],
  ['hi', { returned: ['वापस लिया: ', '₹56.00 नकद वापस दिए'], discount: ['बाकी: ₹200.00'] }],
])('a mail in %s says what came back and which money moved', async (language, texts) => {
  const staff = await logInAs(shop, 'admin');
  const buyer = await logInAs(shop, 'user', { language, emailConfirmedAt: new Date() });
  const product = await createTestProduct(shop.db, { stockKg: 9, pricePerKg: 78 });
  const place = async (kg: number) => {
    const placed = await shop.app.inject(orderRequest(buyer, [{ product, kg }]));
    await setOrderStatus(shop, staff, placed.json<Order>()._id, 'Delivered');
    return placed.json<Order>()._id;
  };
  const [paid, open] = [await place(4), await place(3)];
  await shop.app.inject(paymentRequest(staff, paid, { method: 'cash', amount: 212 }));
  await mailsTo(buyer.email);
  const returned = await shop.app.inject(
    returnRequest(staff, paid, {
      lines: [{ productId: product.id, kg: 2 }],
      reason: 'torn bag',
      flour: 'thrown away',
      amount: 156,
      refund: { method: 'cash', amount: 56 },
    }),
  );
  expect(returned.statusCode, returned.body).toBe(200);
  const [number] = returned.json<Order>().creditNotes?.map((note) => note.number) ?? [];
  const [mail, ...others] = await mailsTo(buyer.email);
  expect(others).toEqual([]);
  for (const words of [...texts.returned, number!]) expect(mail?.text).toContain(words);

  await shop.app.inject(discountRequest(staff, open, { amount: 34, reason: 'Late' }));
  const [second] = await mailsTo(buyer.email);
  for (const words of texts.discount) expect(second?.text).toContain(words);
  // Placed with the delivery rule off.
  const { labels } = orderMailTexts[language];
  expect(second?.text).toContain(`${labels.givenBack}: ₹34.00\n${labels.toPay}: ₹200.00\n`);
});

test.each<[Language, string]>([
  ['en', 'Round off: - ₹0.32'],
  ['mr', 'पूर्णांक फरक: - ₹0.32'],
  ['hi', 'पूर्णांक अंतर: - ₹0.32'],
])(
  'a mail in %s about a sale at the counter adds up and promises no delivery',
  async (language, roundOff) => {
    const till = await logInAs(shop, 'admin', { duty: 'counter' });
    const buyer = await logInAs(shop, 'user', { language, emailConfirmedAt: new Date() });
    const product = await createTestProduct(shop.db, { stockKg: 9, pricePerKg: 78 });
    const body = saleBody([{ product, grams: 1_440 }], {
      customer: { customerId: buyer.userId, contactNumber: buyer.phone },
    });
    const sale = (await shop.app.inject(saleRequest(till, body))).json<Order>();
    expect(sale).toMatchObject({ totalAmount: 112.32, roundOff: -0.32 });
    await shop.app.inject(discountRequest(till, sale._id, { amount: 12, reason: 'Late' }));
    const [mail] = await mailsTo(buyer.email);
    const { labels, promises } = orderMailTexts[language];
    for (const words of [
      '₹112.32',
      roundOff,
      `${labels.givenBack}: ₹12.00`,
      `${labels.toPay}: ₹100.00`,
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain(promises.checkoutShipping);
    expect(mail?.text).not.toContain(labels.paymentMethod);
  },
);
