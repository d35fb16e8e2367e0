import { closeOtherBrowsers, hire, staffRow } from '../../fixtures/people/colleagues.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

test('a changed duty counts from the next step and ends no session', async ({
  page,
  browser,
  request,
}) => {
  const { name, page: theirs } = await hire(browser, request, 'counter');
  await theirs.goto('/admin/ordermaster');
  await expect(theirs.getByRole('heading', { name: 'Order Master' })).toBeVisible();

  await signInThroughApi(page);
  await page.goto('/admin/settings/staff');
  await page.getByRole('button', { name: `Change duty of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Change duty' });
  await expect(dialog.getByRole('button', { name: 'Change duty' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Duty' }).click();
  await page.getByRole('option', { name: 'Owner' }).click();
  await expect(dialog.getByText('Everything, and alone')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change duty' }).click();
  await expect(page.getByText('Duty changed')).toBeVisible();
  await expect(staffRow(page, name)).toContainText('Owner');
  await expect(page.getByRole('button', { name: `Change duty of ${name}` })).toBeFocused();

  await theirs.goto('/admin/settings/staff');
  await expect(staffRow(theirs, name)).toContainText('Now, this computer');
  await expect(staffRow(theirs, name).getByRole('button')).toHaveCount(0);
});

test('disabling ends the session in the other browser, enabling lets them sign in again', async ({
  page,
  browser,
  request,
}) => {
  const { name, email, password, page: theirs } = await hire(browser, request, 'counter');
  await theirs.goto('/admin/ordermaster');
  await expect(theirs.getByRole('heading', { name: 'Order Master' })).toBeVisible();

  await signInThroughApi(page);
  await page.goto('/admin/settings/staff');
  await page.getByRole('button', { name: `Disable ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('Disabled. Their sessions have ended.')).toBeVisible();
  await expect(staffRow(page, name)).toContainText('Disabled');
  await expect(staffRow(page, name)).toContainText(/since \d+ \w+ \d{4}/);
  await expectAccessible(page);

  expect((await theirs.request.get('/api/admin/orders')).status()).toBe(401);
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/loginadmin/);
  const logIn = async () => {
    await theirs.getByLabel('Email Address').fill(email);
    await theirs.getByLabel('Password', { exact: true }).fill(password);
    await theirs.getByRole('button', { name: 'Login' }).click();
  };
  await logIn();
  await expect(theirs.getByText('Invalid email or password')).toBeVisible();

  await page.getByRole('button', { name: `Enable ${name}` }).click();
  await expect(page.getByText('Enabled. They can sign in again.')).toBeVisible();
  await expect(staffRow(page, name)).toContainText('Password only');
  await theirs.reload();
  await logIn();
  await expect(theirs.getByRole('heading', { name: 'Order Master' })).toBeVisible();
});

test('an owner who was lowered meanwhile changes nobody any more', async ({
  page,
  browser,
  request,
}) => {
  const { name, page: theirs } = await hire(browser, request, 'owner');
  const { name: colleague } = await hire(browser, request, 'delivery');
  await theirs.goto('/admin/settings/staff');
  await theirs.getByRole('button', { name: `Disable ${colleague}` }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Disable' });
  await expect(dialog).toBeVisible();

  await signInThroughApi(page);
  await page.goto('/admin/settings/staff');
  await page.getByRole('button', { name: `Change duty of ${name}` }).click();
  const lowering = page.getByRole('dialog', { name: 'Change duty' });
  await lowering.getByRole('combobox', { name: 'Duty' }).click();
  await page.getByRole('option', { name: 'Counter' }).click();
  await lowering.getByRole('button', { name: 'Change duty' }).click();
  await expect(page.getByText('Duty changed')).toBeVisible();

  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(theirs.getByRole('heading', { name: 'Not allowed' })).toBeVisible();
  await expect(staffRow(page, colleague)).toContainText('Password only');
});
