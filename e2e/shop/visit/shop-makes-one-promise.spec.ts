import { languages, pathIn } from '@dalan/contract/language/languages';
import type { Language } from '@dalan/contract/language/languages';
import { promises as english } from '@dalan/contract/settings/shop.texts';
import { promises as hindi } from '@dalan/contract/settings/shop.texts.hi';
import { promises as marathi } from '@dalan/contract/settings/shop.texts.mr';

import { checkoutOn, openBuyNow } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { mailsTo, OWN_MAILBOX } from '../../fixtures/shop/mailbox.ts';
import { logInNewcomer } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

const promisesIn: Record<Language, typeof english> = { en: english, mr: marathi, hi: hindi };
/** A shop without a delivery rule says this, in every language. */
const fixedWords = languages.flatMap((language) => {
  const { fastDelivery, detailShipping, checkoutShipping, checkoutShippingNote } =
    promisesIn[language];
  return [fastDelivery, detailShipping, checkoutShipping, checkoutShippingNote];
});
const otherTimes = [/24\s(?:hours|तास|घंटे)/, /home tomorrow|उद्या घरी|कल आपके घर/, /3-5 \p{L}/u];

function fixedIn(text: string): string[] {
  const times = otherTimes.flatMap((time) => time.exec(text)?.[0] ?? []);
  return [...fixedWords.filter((words) => text.includes(words)), ...times];
}

test('with the delivery rule on, no page and no mail has the fixed words', async ({
  page,
  ownShop,
}) => {
  test.slow();
  await ownShop.saveSettings('delivery', {
    isOn: true,
    areas: [{ name: 'Deccan', pincodes: ['411004'], charge: 40 }],
    freeFrom: 500,
    smallestOrder: null,
    cutOff: '18:00',
    daysOff: [],
    datesOff: [],
    roomKg: null,
  });
  const found: Record<string, string[]> = {};
  const look = (where: string, text: string) => {
    const words = fixedIn(text);
    if (words.length > 0) found[where] = words;
  };
  const paths = [
    ...['/', '/products', '/aboutus', '/contact', '/privacy', '/delivery-and-refunds', '/terms'],
    ...[
      '/accessibility',
      '/login',
      '/register',
      '/forgotten-password',
      '/offline',
      '/site.webmanifest',
    ],
  ];
  for (const language of languages) {
    for (const path of paths) {
      const address = pathIn(language, path);
      look(address, await (await page.request.get(address)).text());
    }
  }
  for (const language of languages) {
    const { email } = await logInNewcomer(page, { language });
    const { _id } = await flourNamed(page.request, 'Jowar Flour');
    for (const path of ['/', `/product/${_id}`]) {
      await page.goto(pathIn(language, path), { waitUntil: 'networkidle' });
      look(page.url(), await page.locator('body').innerText());
    }
    await openBuyNow(page, 'Jowar Flour', 3, language);
    const { place, placed } = checkoutOn(page, language);
    look(page.url(), await page.locator('body').innerText());
    await place.click();
    await expect(placed).toBeVisible();
    look(`placed in ${language}`, await placed.innerText());
    const mails = () => mailsTo(ownShop.origin, email, OWN_MAILBOX);
    await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
    for (const { subject, text, html } of await mails()) look(subject, `${text} ${html}`);
  }
  expect(found).toEqual({});
});
