import { randomUUID } from 'node:crypto';
import type { Language } from '@dalan/contract/language/languages';
import type { Order } from '@dalan/contract/orders/orders';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { logInNewcomer, moveOrder, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

type Words = Record<'title' | 'link' | 'givenBack' | 'reason' | 'back', string>;

const words: Record<Language, Words> = {
  en: {
    title: 'Credit note',
    link: 'Credit note',
    givenBack: 'Given back',
    reason: 'Reason: Torn bag.',
    back: 'Back to the order',
  },
  mr: {
    title: 'परताव्याची पावती',
    link: 'परताव्याची पावती',
    givenBack: 'परत दिले',
    reason: 'कारण: पिशवी फाटली.',
    back: 'ऑर्डरकडे परत',
  },
  hi: {
    title: 'वापसी की रसीद',
    link: 'वापसी की रसीद',
    givenBack: 'वापस दिए',
    reason: 'कारण: थैली फटी।',
    back: 'ऑर्डर पर वापस',
  },
};

test('a customer sees what was given back, and opens the credit note in their language', async ({
  page,
  ownShop: { owner },
}) => {
  test.slow();
  await logInNewcomer(page);
  const order = await placeOrder(page, { 'Jowar Flour': 2, Besan: 1 });
  await moveOrder(owner, order, 'Delivered');
  const headers = () => ({ 'idempotency-key': randomUUID() });
  const paid = await owner.post(`/api/admin/orders/${order._id}/payments`, {
    headers: headers(),
    data: { method: 'cash', amount: order.amountToPay },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  const { pricePerKg, productId } = order.items[0]!;
  const returned = await owner.post(`/api/admin/orders/${order._id}/returns`, {
    headers: headers(),
    data: {
      lines: [{ productId: productId._id, kg: 1 }],
      reason: 'torn bag',
      flour: 'thrown away',
      amount: pricePerKg,
      refund: { method: 'cash', amount: pricePerKg },
    },
  });
  expect(returned.status(), await returned.text()).toBe(200);
  const [note] = ((await returned.json()) as Order).creditNotes ?? [];
  const amount = `₹${pricePerKg.toFixed(2)}`;

  for (const [language, said] of Object.entries(words) as [Language, Words][]) {
    const prefix = language === 'en' ? '' : `/${language}`;
    await page.goto(`${prefix}/myorders#${order._id}`);
    const card = page.locator(`article[id="${order._id}"]`);
    await expect(card).toContainText(`${said.givenBack}-${amount}`);
    await expect(card).toContainText(`₹${(order.amountToPay - pricePerKg).toFixed(2)}`);
    await expectAccessible(page);
    await card.getByRole('link', { name: `${said.link} ${note!.number}` }).click();
    await expect(page).toHaveURL(`${prefix}/credit-notes/${note!._id}`);
    const paper = page.getByRole('main').getByRole('article');
    await expect(paper).toContainText(said.title);
    await expect(paper).toContainText(note!.number);
    await expect(paper).toContainText(said.reason);
    await expect(paper).toContainText(amount);
    const small = page.viewportSize()!;
    for (const size of [small, { width: 1280, height: 900 }]) {
      await page.setViewportSize(size);
      await expectToFit(page, `credit note in ${language} at ${size.width}`);
      await expectAccessible(page);
    }
    await page.setViewportSize(small);
    await page.getByRole('link', { name: said.back }).click();
    await expect(page).toHaveURL(`${prefix}/myorders#${order._id}`);
  }
});
