import { languages, pathIn } from '@dalan/contract/language/languages';
import { firstSettings } from '@dalan/contract/settings/settings';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { test as testInOwnShop } from '../../fixtures/shop/own-shop.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const SAMPLE = /sample/i;

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

const pages = [
  { link: 'Delivery and refunds', path: '/delivery-and-refunds', question: 'Cancelling' },
  { link: 'Terms', path: '/terms', question: 'When do you pay' },
  { link: 'Accessibility', path: '/accessibility', question: 'What does not work yet' },
] as const;

for (const { link, path, question } of pages) {
  test(`a visitor finds ${link} in the footer and reads nothing about samples`, async ({
    page,
  }) => {
    await page.goto('/aboutus');
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${link} | Dalan`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: link })).toBeFocused();
    await expect(main.getByRole('heading', { level: 2, name: question })).toBeVisible();
    await expect(main.getByText(SAMPLE)).toHaveCount(0);
    await expect(main.getByRole('region', { name: 'Who we are' })).toContainText('FSSAI');
    await expectAccessible(page);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`));
  });
}

testInOwnShop(
  'the pages follow the owner’s words and the delivery rule',
  async ({ page, ownShop }) => {
    const own = (text: string) => ({ text, isSample: false, asOf: '2026-11-01' });
    await ownShop.saveSettings('legal', {
      grievanceOfficer: 'Sunanda More',
      grievancePhone: '+91 20 5550 0199',
      grievanceEmail: 'care@dalan.example',
      deliveryAndRefunds: own('## Can I send flour back?\nYes. <b>Within 48 hours.</b>'),
      privacy: own('## How long do we keep messages?\nOne year.'),
    });
    await ownShop.saveSettings('delivery', {
      isOn: true,
      areas: [
        { name: 'The Peths', pincodes: ['411002', '411011', '411030'], charge: 20 },
        { name: 'Kothrud', pincodes: ['411038'], charge: 60 },
      ],
      freeFrom: 500,
      smallestOrder: 200,
      daysOff: [0],
    });
    try {
      await page.goto('/delivery-and-refunds');
      const main = page.getByRole('main');
      await expect(main.getByText('As of 1 November 2026')).toBeVisible();
      await expect(main.getByText(SAMPLE)).toHaveCount(0);
      await expect(main.getByRole('row', { name: 'The Peths 411002, 411011' })).toContainText(
        '₹20',
      );
      await expect(main.getByText('Free from ₹500. Smallest order ₹200.')).toContainText(
        'We are closed on Sundays.',
      );
      await expect(main.getByRole('heading', { name: 'Can I send flour back?' })).toBeVisible();
      await expect(main.getByText('Yes. <b>Within 48 hours.</b>')).toBeVisible();
      await expectAccessible(page);

      await page.goto('/privacy');
      await expect(main.getByRole('heading', { name: 'What we keep, and why' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'How long do we keep' })).toBeVisible();

      await page.goto('/contact');
      const who = main.getByRole('region', { name: 'Who we are' });
      await expect(who).toContainText('Sunanda More.');
      await expect(who.getByRole('link', { name: '+91 20 5550 0199' })).toBeVisible();
      await expect(who.getByRole('link', { name: 'care@dalan.example' })).toBeVisible();
      await expectAccessible(page);
    } finally {
      await ownShop.saveSettings('delivery', { isOn: false });
    }
  },
);

testInOwnShop(
  'the owner is told on Today and in the settings what is still a sample, and confirms it',
  async ({ page, ownShop }) => {
    const { legal } = firstSettings();
    const { deliveryAndRefunds, terms, accessibility } = legal;
    await ownShop.saveSettings('legal', { deliveryAndRefunds, terms, accessibility });
    const { email: username, password } = demoAdmin;
    await page.request.post('/api/admin/login', { data: { username, password } });
    await page.goto('/admin/settings');
    await expect(page.getByRole('link', { name: /^Legal lines/ })).toContainText(
      'still sample texts: Delivery and refunds, Terms, Accessibility',
    );
    await page.goto('/admin/today');
    const notice = page.getByRole('region', { name: 'Sample texts' });
    await expect(notice).toContainText('Delivery and refunds, Terms, Accessibility');
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await expectToFit(page, `Today at ${screen.width}`);
      await expectAccessible(page);
    }
    await notice.getByRole('link', { name: 'Read and confirm' }).click();
    for (const { link } of pages) {
      await page.getByRole('button', { name: `Confirm it as it is: ${link}` }).click();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved').first()).toBeVisible();
    await page.goto('/admin/today');
    await expect(page.getByRole('region', { name: 'To receive' })).toBeVisible();
    await expect(notice).toHaveCount(0);
    // The owner has confirmed the text in the language of each page.
    await page.goto('/mr/terms');
    await expect(page.getByRole('main').locator('section[lang]')).toHaveCount(0);
  },
);

for (const language of languages) {
  test(`the accessibility statement fits a phone and a desk: ${language}`, async ({ page }) => {
    await page.goto(pathIn(language, '/accessibility'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(5);
    for (const screen of [{ width: 320, height: 640 }, ...screens]) {
      await page.setViewportSize(screen);
      await expectToFit(page, `the statement at ${screen.width}`);
    }
    await expectAccessible(page);
    await page.setViewportSize(screens[0]!);
    await expectAccessible(page);
  });
}

test('a legal page is the same for everybody and may be cached', async ({ page, request }) => {
  const { email: username, password } = demoAdmin;
  await page.request.post('/api/admin/login', { data: { username, password } });
  for (const { path } of pages) {
    const answer = await request.get(path);
    expect(answer.headers()['cache-control']).toContain('public');
    expect(await (await page.request.get(path)).text()).toBe(await answer.text());
  }
});
