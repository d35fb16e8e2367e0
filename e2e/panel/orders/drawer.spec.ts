import type { Page } from '@playwright/test';
import { expectInLanguage } from '../../fixtures/look/english-left.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { closeDrawer, payInCash, typeNotes } from '../../fixtures/orders/drawer.ts';
import { logInNewcomer, placeOrder } from '../../fixtures/orders/orders.ts';
import { closeOtherBrowsers, hire } from '../../fixtures/people/colleagues.ts';
import { letProofsAge } from '../../fixtures/people/old-proof.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, test } from '../../fixtures/shop/own-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

test.beforeEach(({ ownShop }) => closeDrawer(ownShop.owner));
test.afterEach(async ({ ownShop }) => {
  await closeDrawer(ownShop.owner);
  await closeOtherBrowsers();
});

const widths = [390, 1280] as const;
const address = '/admin/counter/drawer';

async function openDrawer(page: Page, float: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open the drawer' });
  await dialog.getByRole('textbox', { name: 'Cash in the drawer now' }).fill(float);
  await dialog.getByRole('button', { name: 'Open the drawer' }).click();
  await expect(dialog).toBeHidden();
}

for (const width of widths) {
  test(`a day of the drawer at ${width}: opened, paid out, counted blind, closed with a note, seen`, async ({
    browser,
    page: customer,
    ownShop: { owner, databaseUrl },
  }) => {
    test.slow();
    await logInNewcomer(customer);
    const order = await placeOrder(customer, { Besan: 5 });
    const { page, password } = await hire(browser, owner, 'counter');
    await page.setViewportSize({ width, height: 900 });

    await page.goto('/admin/today');
    await expect(page.getByRole('region', { name: 'Drawer' })).toContainText('Not opened yet.');
    await page.getByRole('link', { name: 'Open the drawer' }).click();
    await expect(page.getByRole('heading', { name: 'The drawer is not open' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    const opening = page.getByRole('dialog', { name: 'Open the drawer' });
    await opening.getByRole('button', { name: 'Open the drawer' }).click();
    await expect(opening.getByText('Please enter an amount in rupees')).toBeVisible();
    await opening.getByRole('textbox', { name: 'Cash in the drawer now' }).fill('1,000');
    await expectAccessible(page);
    await opening.getByRole('button', { name: 'Open the drawer' }).click();
    await expect(opening).toBeHidden();

    await payInCash(owner, order, 120);
    const moves = page.getByRole('region', { name: 'What went in and out' });
    await expect(moves.getByRole('row', { name: /1 cash payment/ })).toContainText('+ ₹120.00');
    await letProofsAge(databaseUrl);
    await page.keyboard.press('o');
    const paying = page.getByRole('dialog', { name: 'Paid out' });
    await paying.getByRole('textbox', { name: 'Amount' }).fill('80');
    await paying.getByRole('textbox', { name: 'What for' }).fill('Diesel for the tempo');
    await expectAccessible(page);
    await paying.getByRole('button', { name: 'Record' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Password', { exact: true }).fill(password);
    await proof.getByRole('button', { name: 'Confirm' }).click();
    const paid = moves.getByRole('row', { name: /Paid out: Diesel for the tempo/ });
    await expect(paid).toContainText('− ₹80.00');
    await expect(page.getByRole('heading', { name: 'Before today' })).toBeHidden();
    await expectToFit(page, `the drawer at ${width}`);
    await expectAccessible(page);

    await page.keyboard.press('k');
    const count = page.getByRole('dialog', { name: 'Count the drawer' });
    await typeNotes(count, { '₹500 notes': 2, '₹100 notes': 1, 'Coins in rupees': 40 });
    await expect(count.getByText('shown after the count')).toHaveCount(2);
    await expect(count.getByText('Expected –')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(count.getByRole('status')).toHaveText('Over by₹100.00');
    await expect(count).toContainText('1 cash payment');
    await count.getByRole('button', { name: 'Close the drawer' }).click();
    await expect(count.getByText('Please say in a note why the count differs')).toBeVisible();
    await count
      .getByRole('textbox', { name: 'Note', exact: true })
      .fill('A sale was not typed in.');
    await count.getByRole('textbox', { name: 'Stays for tomorrow' }).fill('1000');
    await expect(count.getByRole('textbox', { name: 'Taken out' })).toHaveValue('140.00');
    await expectToFit(page, `the difference at ${width}`);
    await expectAccessible(page);

    await payInCash(owner, order, 78);
    await count.getByRole('button', { name: 'Close the drawer' }).click();
    await expect(count.getByText('₹78.00 came in since. Compare again.')).toBeVisible();
    await count.getByRole('button', { name: 'Compare' }).click();
    await expect(count.getByRole('status')).toHaveText('Over by₹22.00');
    await count.getByRole('button', { name: 'Count again' }).click();
    await expect(count.getByRole('textbox', { name: '₹500 notes' })).toHaveValue('2');
    await count.getByRole('button', { name: 'Compare' }).click();
    await expect(count.getByRole('textbox', { name: 'Note', exact: true })).toHaveValue(
      /not typed in/,
    );
    await count.getByRole('button', { name: 'Close the drawer' }).click();
    await expect(count).toBeHidden();
    await page.getByRole('button', { name: 'Open the drawer' }).click();
    await expect(opening).toContainText('left ₹1,000.00 here today at');

    await signInThroughApi(customer);
    await customer.setViewportSize({ width, height: 900 });
    await customer.goto('/admin/today');
    await expect(customer.getByRole('region', { name: 'Drawer' })).toContainText('not seen');
    await customer.goto(address);
    const earlier = customer.getByRole('region', { name: 'Before today' });
    const last = earlier.getByRole('listitem').first();
    await expect(last).toContainText('Over by ₹22.00');
    await expect(last).toContainText('counted 3 times');
    await expect(last).toContainText('“A sale was not typed in.”');
    await expectAccessible(customer);
    await last.getByRole('button', { name: /^Mark as seen/ }).click();
    await expect(last).toContainText('Seen');
    await expectToFit(customer, `the owner's drawer at ${width}`);
  });
}

for (const [language, choice, words] of [
  ['mr', 'मराठी', { open: 'गल्ला उघडा', count: 'मोजा आणि बंद करा', compare: 'तुलना करा' }],
  ['hi', 'हिन्दी', { open: 'गल्ला खोलें', count: 'गिनें और बंद करें', compare: 'मिलाएँ' }],
] as const) {
  test(`the drawer in ${language}`, async ({ browser, ownShop: { owner } }) => {
    test.slow();
    const { page, name } = await hire(browser, owner, 'counter');
    // The owner closed the last drawer.
    const names = [name, name.split(' ')[0] ?? '', 'Asha', 'Pune', 'Dalan'];
    await page.setViewportSize({ width: 390, height: 900 });
    await openDrawer(page, '500');
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitemradio', { name: choice }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'गल्ला' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table')).toContainText('₹500.00');
    await expectInLanguage(page, language, names);
    await page.getByRole('button', { name: words.count }).click();
    await page.getByRole('button', { name: words.compare }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('₹500.00');
    await expectInLanguage(page, language, names);
    await closeDrawer(owner);
    await page.reload();
    await page.getByRole('button', { name: words.open }).click();
    await expect(page.getByRole('dialog')).toContainText('₹0.00');
    await expectInLanguage(page, language, names);
  });
}
