import type { Locator } from '@playwright/test';

import { checkoutOn, openBuyNow, ordersOf } from '../../fixtures/orders/checkout.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { logInNewcomer, shortIdOf } from '../../fixtures/orders/orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const { language, note, send, sent, copy } of [
  {
    language: 'en',
    note: 'Your email is not confirmed yet.',
    send: 'Send the link again',
    sent: 'A link is on its way to your email.',
    copy: 'Copy order number',
  },
  {
    language: 'mr',
    note: 'तुमचा ईमेल अजून पक्का झालेला नाही.',
    send: 'लिंक पुन्हा पाठवा',
    sent: 'तुमच्या ईमेलवर लिंक पाठवली आहे.',
    copy: 'ऑर्डर क्रमांक',
  },
  {
    language: 'hi',
    note: 'आपका ईमेल अभी पक्का नहीं हुआ है।',
    send: 'लिंक फिर भेजें',
    sent: 'आपके ईमेल पर लिंक भेज दिया है।',
    copy: 'ऑर्डर नंबर',
  },
] as const) {
  test(`the dialog has a short number to copy, and a word about the email (${language})`, async ({
    page,
  }) => {
    await logInNewcomer(page, { language });
    await openBuyNow(page, 'Besan', 1, language);
    const { place, placed } = checkoutOn(page, language);
    await place.click();
    await expect(placed.getByText(note)).toBeVisible();
    const [order] = await ordersOf(page);
    const shortId = shortIdOf(order?._id ?? '');
    const number = placed.getByText(shortId, { exact: true });
    const wholeId = placed.getByText(order?._id ?? '');
    const sizeOf = (element: Locator) =>
      element.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize));
    expect(await sizeOf(number)).toBeGreaterThanOrEqual(2 * (await sizeOf(wholeId)));
    const button = placed.getByRole('button', { name: copy });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shortId);
    await placed.getByRole('button', { name: send }).click();
    await expect(placed.getByText(sent)).toBeVisible();
    await expectToFit(page, `the dialog in ${language}`);
    await expectAccessible(page);
  });
}
