import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { expectNoSidewaysScroll } from '../../fixtures/look/fits.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { openFlour, openFlourInMarathi } from '../../fixtures/orders/one-flour.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

for (const width of [360, 1280]) {
  test(`a customer reads what is on the bag, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openFlour(page, 'Jowar Flour');
    const pack = page.locator('details.pack');
    const storage = pack.getByText('Keep cool, dry and closed');
    await expect(storage).toBeHidden();
    await pack.getByText('About this pack').focus();
    await page.keyboard.press('Enter');
    await expect(storage).toBeVisible();
    await expect(pack.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
    for (const fact of [
      'Jowar (sorghum)',
      'No gluten in the grain. Milled on the same stone as wheat.',
      '90 days from milling',
      'India',
      /^Dalan, 12 Jatyachi Aali/,
    ]) {
      await expect(pack.getByRole('definition').getByText(fact).first()).toBeVisible();
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    await expect(storage).toBeHidden();
  });

  test(`a customer reads what is on the bag in Marathi, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openFlourInMarathi(page, 'Thalipeeth Bhajani');
    const pack = page.locator('details.pack');
    await pack.getByText('या पाकिटाविषयी').click();
    for (const fact of [
      'ज्वारी, तांदूळ, गहू, हरभऱ्याची डाळ, उडदाची डाळ, धने',
      'ग्लुटेन आहे',
      'थंड, कोरड्या जागी, घट्ट बंद',
      'दळल्यापासून 90 दिवस',
      'भारत',
    ]) {
      await expect(pack.getByText(fact)).toBeVisible();
    }
    await expectInLanguage(page, 'mr');
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the facts open, and search engines get them', async ({ page, request }) => {
    const { _id } = await flourNamed(request, 'Besan');
    const html = await (await request.get(`/product/${_id}`)).text();
    expect(html).toContain('"countryOfOrigin":{"@type":"Country","name":"India"}');
    expect(html).toContain('"additionalProperty":[{"@type":"PropertyValue","name":"Ingredients"');
    await page.goto(`/product/${_id}`);
    await page.getByText('About this pack').click();
    await expect(page.getByText('Chana dal (split chickpea)')).toBeVisible();
  });
});
