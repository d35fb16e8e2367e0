import { firstSettings } from '@dalan/contract/settings/settings';
import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { pictureFile } from '../../fixtures/look/pictures.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const first = firstSettings();

test.beforeEach(async ({ page, ownShop }) => {
  await ownShop.saveSettings('banners', first.banners);
  await ownShop.saveSettings('testimonials', first.testimonials);
  await signInThroughApi(page);
});

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
}

/** Waits, since each process follows a change within two seconds. */
async function expectOnHome(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 10_000 })
    .toContain(words);
}

test('the owner writes a new slide, moves it up and hides another', async ({ page }) => {
  await page.goto('/admin/settings/banners');
  await expect(page.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();
  await page.getByRole('button', { name: 'Add slide' }).click();
  const fourth = page.getByRole('region', { name: 'Slide 4' });
  await fourth.getByLabel('Headline').fill('New rice, from Mulshi.');
  await expect(fourth.getByText('22 of 40')).toBeVisible();
  await expect(
    fourth.getByRole('img', { name: 'Preview of slide 4: New rice, from Mulshi.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await fourth.getByLabel('Text').fill('This year’s Ambemohar.');
  await fourth.getByLabel('Button').fill('Taste it');
  await fourth.getByLabel('Leads to').click();
  await page.getByRole('option', { name: 'Category: Rice' }).click();
  for (const place of [4, 3, 2]) {
    await page.getByRole('button', { name: `Move up: Slide ${place}` }).click();
  }
  await page.getByRole('switch', { name: 'Shown: Slide 2' }).click();
  await expectAccessible(page);
  await save(page);

  await expectOnHome(page, 'New rice,');
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 2, name: 'New rice, from Mulshi.' }),
  ).toBeVisible();
  await expect(page.getByText('Whole grain, ground cool')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Slide \d$/ })).toHaveCount(3);
  await page.getByRole('link', { name: 'Taste it' }).click();
  await expect(page).toHaveURL('/products?category=Rice');
});

test('the owner writes a slide in Marathi, which English pages do not carry', async ({ page }) => {
  await page.goto('/admin/settings/banners');
  const slide = page.getByRole('region', { name: 'Slide 1' });
  await slide.getByRole('button', { name: 'In Marathi and Hindi: Slide 1' }).click();
  const headline = slide.getByLabel('Marathi headline');
  await expect(headline).toBeFocused();
  await expect(headline).toHaveValue('जात्यावर, सावकाश दळलेलं.');
  await headline.fill('');
  await expect(headline).toHaveAccessibleDescription('Marathi headline is required');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await headline.fill('नवा तांदूळ, मुळशीचा.');
  await expect(headline).toHaveAccessibleDescription('20 of 40');
  await expectAccessible(page);
  await save(page);

  await expect
    .poll(async () => (await page.request.get('/mr')).text(), { timeout: 10_000 })
    .toContain('नवा तांदूळ,');
  await page.goto('/mr');
  const slides = page.getByRole('main').getByRole('group');
  await expect(slides.first().getByRole('heading')).toHaveText('नवा तांदूळ,मुळशीचा.');
  expect(await (await page.request.get('/mr')).text()).not.toContain('Milled slow');
  const english = await (await page.request.get('/')).text();
  expect(english).toContain('Milled slow');
  expect(english).not.toContain('मुळशीचा');
});

test('the owner uploads a picture for the only slide, which then has no controls', async ({
  page,
}) => {
  await page.goto('/admin/settings/banners');
  await page.getByRole('button', { name: 'Delete: Slide 3' }).click();
  await page.getByRole('button', { name: 'Delete: Slide 2' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Replace: Slide 1' }).click();
  await (await chooser).setFiles(pictureFile(1600, 900));
  const slide = page.getByRole('region', { name: 'Slide 1' });
  await expect(slide.getByText('Fills the right half of the slide')).toBeVisible();
  await slide.getByLabel('Colour').click();
  await page.getByRole('option', { name: 'Green' }).click();
  await expectAccessible(page);
  await save(page);

  await expectOnHome(page, '/media/');
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'What the mill offers' });
  await expect(banner.getByRole('button')).toHaveCount(0);
  const picture = banner.locator('img');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expect(picture).toHaveAttribute('src', /^\/media\/[\w-]+\/960\.jpg$/);
  await expectAccessible(page);
});

test('the last shown slide cannot be hidden', async ({ page }) => {
  await page.goto('/admin/settings/banners');
  const shown = (place: number) => page.getByRole('switch', { name: `Shown: Slide ${place}` });
  await shown(1).click();
  await shown(2).click();
  // The button is disabled but reachable by keyboard, so that its reason is read out.
  await expect(shown(3)).toBeDisabled();
  await expect(shown(3)).toHaveAccessibleDescription('One slide must stay shown');
  await shown(3).focus();
  await page.keyboard.press('Space');
  await expect(shown(3)).toBeChecked();
  await shown(1).click();
  await expect(shown(3)).toBeEnabled();
});

test('words against the delivery rule are flagged, and {day} fills in the promised day', async ({
  page,
  ownShop,
}) => {
  // With these days closed, no order comes within 24 hours.
  const soon = [0, 1, 2, 3].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  await ownShop.saveSettings('delivery', {
    isOn: true,
    areas: [{ name: 'The Peths', pincodes: ['411011'], charge: 20 }],
    datesOff: soon,
  });
  try {
    await page.goto('/admin/settings/banners');
    const second = page.getByRole('region', { name: 'Slide 2' });
    await expect(second.getByRole('status')).toContainText(
      /says 24 hours and tomorrow\. The delivery rule promises \w{3} \d+ \w+\./,
    );
    await second.getByLabel('Text').fill('Pay in cash when it reaches you.');
    await second.getByLabel('Headline').fill('Order now, home {day}.');
    await expect(second.getByText('The delivery rule promises')).toHaveCount(0);
    await expect(second.getByRole('img')).toHaveAccessibleName(/home \w{3} \d+ \w+\.$/);
  } finally {
    await ownShop.saveSettings('delivery', { isOn: false, datesOff: [] });
  }
});

test('the owner adds a testimonial, only with consent', async ({ page }) => {
  await page.goto('/admin/settings/testimonials');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const fourth = page.getByRole('region', { name: 'Testimonial 4' });
  await fourth.getByLabel('Quotation').fill('The besan makes a light dhokla.');
  await fourth.getByRole('textbox', { name: 'Name' }).fill('Farah Shaikh');
  await fourth.getByLabel('Place and flour').fill('Camp, buys Besan');
  await expect(fourth.getByText('Only with the customer’s consent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await fourth.getByRole('switch', { name: 'The customer agreed to be quoted by name' }).click();
  await page.getByRole('button', { name: 'Delete: Testimonial 1' }).click();
  await expectAccessible(page);
  await save(page);

  await expectOnHome(page, 'Farah Shaikh');
  await page.goto('/');
  await expect(page.getByText('The besan makes a light dhokla.')).toBeVisible();
  await expect(page.getByText('Smita Joshi')).toHaveCount(0);
});

test('the owner replaces a sample text and says who answers for the shop', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('legal', first.legal);
  await page.goto('/admin/settings/legal');
  const missing = page.getByRole('form').getByRole('alert');
  await expect(missing).toContainText('FSSAI licence number');
  await expect(page.getByText('Our sample.')).toHaveCount(3);
  await page.getByLabel('FSSAI licence number').fill('11526034000000');
  await page.getByLabel('Grievance officer', { exact: true }).fill('Sunanda More');
  await page.getByLabel('Text of Terms').fill('## What do I pay?\nThe price that you saw.');
  for (const text of ['Delivery and refunds', 'Accessibility']) {
    await page.getByRole('button', { name: `Confirm it as it is: ${text}` }).click();
  }
  await expect(page.getByText('Our sample.')).toHaveCount(0);
  await expect(missing).not.toContainText('FSSAI');
  await expectAccessible(page);
  await save(page);

  await expect
    .poll(async () => (await page.request.get('/terms')).text(), { timeout: 10_000 })
    .toContain('What do I pay?');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'What do I pay?' })).toBeVisible();
  await page.goto('/delivery-and-refunds');
  await expect(page.getByRole('heading', { level: 2, name: 'Cancelling' })).toBeVisible();
});
