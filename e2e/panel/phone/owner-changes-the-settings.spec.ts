import type { Browser, Page } from '@playwright/test';
import { firstSettings } from '@dalan/contract/settings/settings';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const areas = [
  { name: 'The Peths', pincodes: ['411002', '411030'], charge: 20 },
  { name: 'Baner and Aundh', pincodes: ['411007', '411045'], charge: 40 },
];

async function open(page: Page, path: string): Promise<void> {
  await signInThroughApi(page);
  await page.goto(`/admin/settings${path}`);
}

/** Opens the page for another owner at another computer, with the same account. */
async function openElsewhere(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await open(page, path);
  return page;
}

const foot = (page: Page) => page.getByRole('region', { name: 'Changes' });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('the owner changes the phone number, and the open shop shows it in both processes', async ({
  page,
  browser,
  ownShop,
}) => {
  await ownShop.saveSettings('profile', firstSettings().profile);
  const visitors = await Promise.all(
    [ownShop.origin, ownShop.secondOrigin].map(async (origin) => {
      const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
      await visitor.goto('/contact');
      return visitor;
    }),
  );
  await open(page, '/profile');
  await page.getByLabel('Phone number').fill('+91 20 2445 7788');
  await expect(foot(page)).toContainText('Phone number: +91 20 5550 0142 becomes +91 20 2445 7788');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
  await expect(save(page)).toBeHidden();
  await expect(page.getByText(/^version \d+, saved .* by /)).toBeVisible();

  for (const visitor of visitors) {
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByText('+91 20 2445 7788').first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await visitor.context().close();
  }

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText(/becomes \+91 20 2445 7788/)).toBeVisible();
  await expect(history.getByText('First values')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
});

test('the overview says what is set, who changed it, and what the law asks for', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', {
    ...firstSettings().delivery,
    isOn: true,
    areas,
    freeFrom: 500,
  });
  await open(page, '');
  const row = page.getByRole('link', { name: /^Delivery/ });
  await expect(row).toContainText('On · 2 areas · ₹20.00 to ₹40.00, free from ₹500.00');
  await expect(row).toContainText('Asha Kulkarni');
  await expectAccessible(page);
  await row.click();
  await expect(page.getByRole('heading', { name: 'Delivery', level: 1 })).toBeFocused();
});

test('the owner sets the delivery rule, and sees what customers will read before saving', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', firstSettings().delivery);
  await open(page, '/delivery');
  const preview = page.getByRole('region', { name: 'What customers read' });
  await expect(preview.getByText('At your door within 24 hours.')).toBeVisible();
  await page.getByRole('switch', { name: 'Delivery rule' }).click();
  await expect(page.getByText('Please add an area before you turn the rule on')).toBeVisible();
  await expect(save(page)).toBeDisabled();

  const addArea = async (name: string, pincodes: string, charge: string) => {
    await page.getByRole('button', { name: 'Add area' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add area' });
    await dialog.getByLabel('Area').fill(name);
    await dialog.getByLabel('Pincodes').fill(pincodes);
    await dialog.getByLabel('Charge').fill(charge);
    await dialog.getByRole('button', { name: 'Done' }).click();
    return dialog;
  };
  await expect(await addArea('Baner and Aundh', '411007 411045', '40')).toBeHidden();
  const second = await addArea('The Peths', '411045, 41103', '');
  await expect(second.getByText('A pincode has six digits: 41103')).toBeVisible();
  await expect(second.getByText('Please enter the charge; 0 for free')).toBeVisible();
  await expectAccessible(page);
  await second.getByLabel('Pincodes').fill('411045, 411030');
  await expect(second.getByText('411045 is already in Baner and Aundh')).toBeVisible();
  await second.getByLabel('Pincodes').fill('411030');
  await second.getByLabel('Charge').fill('20');
  await second.getByRole('button', { name: 'Done' }).click();
  await expect(second).toBeHidden();

  await page.getByLabel('Free from').fill('500');
  await page.getByLabel('Smallest order').fill('150.555');
  await expect(page.getByText(/Please enter an amount in rupees/)).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('Smallest order').fill('150');
  await page.getByLabel('Kilograms a day').fill('160');
  await page.getByRole('button', { name: 'Sun', exact: true }).click();

  await preview.getByLabel('Try a pincode').fill('411045');
  await expect(preview.getByText('Delivery ₹40, free from ₹500')).toBeVisible();
  await expect(preview.getByText('₹352.00')).toBeVisible();
  await preview.getByRole('button', { name: 'मराठी' }).click();
  await expect(preview.getByText('डिलिव्हरी ₹40, ₹500 पासून मोफत')).toBeVisible();
  await expect(preview.getByText('द्यायची रक्कम')).toBeVisible();
  await preview.getByLabel('Try a pincode').fill('411099');
  await expect(preview.getByText('411099 ला आम्ही अजून डिलिव्हरी देत नाही.')).toBeVisible();
  await preview.getByRole('button', { name: 'English' }).click();
  await expect(preview.getByText('We do not deliver to 411099 yet.')).toBeVisible();

  const otherDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  for (const name of otherDays) await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('At least one day must stay open')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  for (const name of otherDays) await page.getByRole('button', { name, exact: true }).click();
  await expect(foot(page)).toContainText('Delivery rule: off becomes on');
  await expect(foot(page)).toContainText('Baner and Aundh added: ₹40.00 to 411007, 411045');
  await expect(foot(page)).toContainText('Sundays: open becomes closed');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Room in a day' })).toContainText('0 of 160 kg');

  await page.getByRole('switch', { name: 'Delivery rule' }).click();
  await expect(preview.getByText('Free shipping, delivered in 3-5 business days')).toBeVisible();
  await expect(preview.getByText('To be calculated later')).toBeVisible();
  await preview.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(preview.getByText('24 घंटे में आपके दरवाजे पर।')).toBeVisible();
});

test('what a dialog discards or keeps leaves the changes of the page below it', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', { ...firstSettings().delivery, areas });
  await open(page, '/delivery');
  await page.getByLabel('Free from').fill('640');
  await page.getByRole('button', { name: 'Add area' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add area' });
  await dialog.getByLabel('Area').fill('Wakad');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await expect(question, 'the page below is not saved').toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Keep/ }).click();
  await expect(page.getByLabel('Free from')).toHaveValue('640');
});

test('leaving with changes asks, and Discard brings the saved values back', async ({
  page,
  ownShop,
}) => {
  await ownShop.saveSettings('payment', { upiId: '', wallets: [] });
  await open(page, '/payment');
  await page.getByLabel('UPI id').fill('mill');
  await expect(page.getByText('A UPI id looks like name@bank')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('UPI id').fill('mill@bank');
  await page.getByRole('link', { name: 'Settings' }).last().click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByLabel('UPI id')).toHaveValue('mill@bank');
  await page.getByRole('button', { name: /Account of / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  const session = await page.request.get('/api/session');
  expect(await session.json()).not.toMatchObject({ user: null });
  await page.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('UPI id')).toHaveValue('');
  await expect(save(page)).toBeHidden();
});

test('two owners save the same page: the second sees what differs and loses nothing', async ({
  page,
  browser,
  ownShop,
}) => {
  await ownShop.saveSettings('delivery', { ...firstSettings().delivery, isOn: true, areas });
  await open(page, '/delivery');
  const other = await openElsewhere(browser, ownShop.secondOrigin, '/delivery');
  const changeCharge = async (owner: Page, charge: string) => {
    await owner.getByRole('button', { name: 'Edit Baner and Aundh' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Edit area' });
    await dialog.getByLabel('Charge').fill(charge);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  };
  await changeCharge(other, '45');
  await other.getByLabel('Kilograms a day').fill('90');
  await changeCharge(page, '50');
  await page.getByLabel('Free from').fill('600');
  await save(other).click();
  await expect(other.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
  await other.context().close();

  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  const row = (name: RegExp) => dialog.getByRole('row', { name });
  await expect(row(/^Baner and Aundh, charge/)).toContainText('₹40.00');
  await expect(row(/^Free from/)).toContainText('not changed');
  await expect(row(/^Kilograms a day/)).toContainText('90 kg');
  await expect(dialog.getByRole('button', { pressed: true })).toHaveText('₹50.00');
  await expect(dialog.getByRole('button', { name: /₹45\.00$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Free from')).toHaveValue('600');
  await save(page).click();
  await dialog.getByRole('button', { name: /₹45\.00$/ }).click();
  await dialog.getByRole('button', { name: /^Save version \d+$/ }).click();
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
  await expect(page.getByLabel('Free from')).toHaveValue('600');
  await expect(page.getByLabel('Kilograms a day')).toHaveValue('90');
  await expect(page.getByRole('list', { name: 'Areas and charges' })).toContainText('₹45.00');
});

test('the second owner can take the other version', async ({ page, ownShop }) => {
  await ownShop.saveSettings('alerts', firstSettings().alerts);
  await open(page, '/alerts');
  await page.getByLabel('E-mail').fill('mine@dalan.example');
  await ownShop.saveSettings('alerts', { email: 'theirs@dalan.example', lowStock: false });
  await save(page).click();
  await page.getByRole('button', { name: /^Take version \d+$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Changed meanwhile' })).toBeHidden();
  await expect(page.getByLabel('E-mail')).toHaveValue('theirs@dalan.example');
  await expect(page.getByRole('switch', { name: 'Low stock' })).not.toBeChecked();
  await expect(save(page)).toBeHidden();
});

test('the pages work by keyboard alone', async ({ page, ownShop }) => {
  await ownShop.saveSettings('alerts', firstSettings().alerts);
  await open(page, '/alerts');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Low stock' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(foot(page)).toContainText('Low stock: on becomes off');
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
  await expect(save(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved. Customers see it within two seconds.')).toBeVisible();
});
