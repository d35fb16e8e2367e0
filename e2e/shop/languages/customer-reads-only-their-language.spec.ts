import type { Order } from '@dalan/contract/orders/orders';
import { firstSettings } from '@dalan/contract/settings/settings';
import type { Page } from '@playwright/test';

import { flourNamed } from '../../fixtures/orders/flours.ts';
import { hasLatin, latinLeftOn } from '../../fixtures/look/latin-left.ts';
import { moveOrder, placeOrder } from '../../fixtures/orders/orders.ts';
import { logInReaderOf } from '../../fixtures/people/own-language.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';

const pincode = '411004';
const area = {
  name: 'Deccan',
  nameMr: 'डेक्कन',
  nameHi: 'डेक्कन',
  pincodes: [pincode],
  charge: 40,
};
const rule = {
  isOn: true,
  areas: [area],
  freeFrom: 500,
  smallestOrder: 200,
  cutOff: '18:00',
  daysOff: [],
  datesOff: [],
  roomKg: null,
};
const addressMr = '12, जात्याची आळी, कसबा पेठ, पुणे 411011';
/** A search for this word finds nothing, so the page repeats it. */
const sought = 'zzz';

test.beforeEach(async ({ ownShop }) => {
  await ownShop.saveSettings('delivery', rule);
  await ownShop.saveSettings('profile', { addressMr });
  await ownShop.saveSettings('payment', {
    upiId: 'dalan@examplebank',
    wallets: ['PhonePe', 'Google Pay'],
  });
  await ownShop.saveSettings('legal', {
    ...firstSettings().legal,
    gstin: '27AAAAA0000A1Z5',
  });
});

const visitorPages = [
  '',
  '/products',
  `/products?q=${sought}`,
  '/products?category=Millets',
  '/aboutus',
  '/contact',
  '/privacy',
  '/delivery-and-refunds',
  '/terms',
  '/accessibility',
  '/login',
  '/register',
  '/forgotten-password',
  '/new-password',
  '/confirm-email',
  '/repeat',
  '/offline',
  '/product/none',
  '/no-such-page',
];

/** Each page is ready when it shows what only the browser loads. */
const customerPages: { path: (ids: { flour: string; order: Order }) => string; shows: RegExp }[] = [
  { path: () => '/profile', shows: /सह्याद्री/ },
  { path: () => '/cart', shows: /./ },
  { path: ({ flour }) => `/product/${flour}`, shows: /डाळीचे पीठ|बेसन/ },
  { path: ({ flour }) => `/cart/${flour}/1`, shows: /डेक्कन/ },
  { path: ({ order }) => `/orders/${order._id}/bill`, shows: /पिठाबरोबर|आटे के साथ/ },
  { path: ({ order }) => `/myorders#${order._id}`, shows: /डाळीचे पीठ|बेसन/ },
];

async function expectOwnLanguage(page: Page, own: string[] = []): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect.soft(await latinLeftOn(page, own), page.url()).toEqual([]);
}

const words = {
  mr: {
    officer: 'मालक. तक्रार: 48 तासांत',
    bill: [
      'Besanडाळीचे पीठ',
      'Delivery, Deccanडिलिव्हरी, डेक्कन',
      'अक्षरी रक्कम: Rupees three hundred and ninety-four onlyतीनशे चौऱ्याण्णव रुपये फक्त',
    ],
  },
  hi: {
    officer: 'मालिक। शिकायत: 48 घंटे में',
    bill: [
      'Besanबेसन',
      'Delivery, Deccanडिलीवरी, डेक्कन',
      'रकम शब्दों में: Rupees three hundred and ninety-four onlyतीन सौ चौरानवे रुपये मात्र',
    ],
  },
};

for (const language of ['mr', 'hi'] as const) {
  test(`visitors read only ${language}, on every page and in what it tells others`, async ({
    page,
    request,
  }) => {
    for (const path of visitorPages) {
      await page.goto(`/${language}${path}`);
      await expectOwnLanguage(page, [sought]);
    }
    await page.goto(`/${language}/terms`);
    await expect(page.getByRole('main')).toContainText(words[language].officer);
    const answer = await request.get(`/${language}/site.webmanifest`);
    const { name, description } = (await answer.json()) as Record<string, string>;
    expect([name, description].filter((text) => hasLatin(text ?? 'none'))).toEqual([]);
  });

  test(`customers read only ${language}, from the flour to its bill`, async ({ page, ownShop }) => {
    const { email } = await logInReaderOf(page, language);
    const { _id: flour } = await flourNamed(page.request, 'Besan');
    const delivery = { pincode, deliveryCharge: area.charge };
    const order = await placeOrder(page, { Besan: 2, 'Jowar Flour': 1 }, delivery);
    for (const { path, shows } of customerPages) {
      await page.goto(`/${language}${path({ flour, order })}`);
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await expectOwnLanguage(page, [email]);
    }

    await moveOrder(ownShop.owner, order, 'Delivered', 'Paid');
    await page.goto(`/${language}/myorders#${order._id}`);
    await expectOwnLanguage(page);
    await page.goto(`/${language}/orders/${order._id}/bill`);
    const bill = page.getByRole('main').getByRole('article');
    for (const text of words[language].bill) await expect(bill).toContainText(text);
    await expect(bill).toContainText(/जात्याची आळी, कसबा पेठ, पुणे 411011/);
    await expect(bill.getByText(/^फोन \+91 /)).toHaveCount(2);
    await expectOwnLanguage(page);
  });
}

test('what the owner wrote in English only is marked as English', async ({ page, ownShop }) => {
  const english = [{ name: 'Deccan', pincodes: [pincode], charge: 40 }];
  await ownShop.saveSettings('delivery', { areas: english });
  await ownShop.saveSettings('profile', { addressMr: '' });
  await page.goto('/mr/delivery-and-refunds');
  await expect(page.getByRole('cell', { name: 'Deccan' }).getByText('Deccan')).toHaveAttribute(
    'lang',
    'en',
  );
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/Jatyachi Aali/)).toHaveAttribute('lang', 'en');
  await ownShop.saveSettings('profile', { addressMr });
  await page.goto('/mr/contact');
  await expect(footer.getByText(/जात्याची आळी/)).not.toHaveAttribute('lang');
});
