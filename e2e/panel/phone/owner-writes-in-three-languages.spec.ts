import type { Page } from '@playwright/test';
import { firstSettings } from '@dalan/contract/settings/settings';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const first = firstSettings();
const areas = [{ name: 'The Peths', pincodes: ['411002', '411030'], charge: 20 }];

const foot = (page: Page) => page.getByRole('region', { name: 'Changes' });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
}

test.beforeEach(async ({ page, ownShop }) => {
  const { addressMr: _addressMr, ...earlier } = first.profile;
  await ownShop.saveSettings('profile', { ...earlier, addressMr: '' });
  await ownShop.saveSettings('delivery', { ...first.delivery, isOn: true, areas });
  await signInThroughApi(page);
});

test.afterEach(({ ownShop }) => ownShop.saveSettings('profile', first.profile));

test('the owner writes the address and an area in Marathi, and customers read them', async ({
  page,
}) => {
  await page.goto('/mr/delivery-and-refunds');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('12 Jatyachi Aali')).toHaveAttribute('lang', 'en');

  await page.goto('/admin/settings/profile');
  const address = page.getByLabel('Address, Marathi');
  await expect(address).toHaveAttribute('lang', 'mr');
  await address.fill('7, लक्ष्मी रोड, पुणे 411030');
  await expect(foot(page)).toContainText('Address, Marathi: empty becomes 7, लक्ष्मी रोड, पुणे 411030');
  await expectToFit(page, 'the profile');
  await save(page);

  await page.goto('/admin/settings/delivery');
  await page.getByRole('button', { name: 'Edit The Peths' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit area' });
  await dialog.getByLabel('Name in Marathi').fill('पेठा');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Areas and charges' })).toContainText('पेठा');
  await expect(foot(page)).toContainText('The Peths, name in Marathi: empty becomes पेठा');
  await expectToFit(page, 'the delivery page');
  await save(page);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history).toContainText('The Peths, name in Marathi: empty becomes पेठा');

  await page.goto('/mr/delivery-and-refunds');
  await expect(page.getByRole('cell', { name: 'पेठा' })).toBeVisible();
  await expect(footer).toContainText('7, लक्ष्मी रोड, पुणे 411030');
  await page.goto('/hi/delivery-and-refunds');
  await expect(page.getByRole('cell').getByText('The Peths')).toHaveAttribute('lang', 'en');
});

test('two owners write the name of an area in two languages, and neither is lost', async ({
  page,
  ownShop,
}) => {
  await page.goto('/admin/settings/delivery');
  await page.getByRole('button', { name: 'Edit The Peths' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit area' });
  await dialog.getByLabel('Name in Hindi').fill('पेठें');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await ownShop.saveSettings('delivery', { areas: [{ ...areas[0]!, nameMr: 'पेठा' }] });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const meanwhile = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(meanwhile.getByRole('row', { name: /name in Marathi/ })).toContainText('पेठा');
  await expect(meanwhile.getByRole('row', { name: /name in Hindi/ })).toContainText('पेठें');
  await meanwhile.getByRole('button', { name: /^Save version \d+$/ }).click();
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
  const list = page.getByRole('list', { name: 'Areas and charges' });
  await expect(list).toContainText('पेठा');
  await expect(list).toContainText('पेठें');
});
