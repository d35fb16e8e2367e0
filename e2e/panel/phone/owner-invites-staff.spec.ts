import {
  closeOtherBrowsers,
  colleague,
  inviteThroughApi,
  openOtherBrowser,
  staffRow,
} from '../../fixtures/people/colleagues.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

test('an owner invites somebody, who joins with the link and is signed in', async ({
  page,
  browser,
}) => {
  const { name, email, password } = colleague();
  await signInThroughApi(page);
  await page.goto('/admin/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Staff/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Staff', exact: true })).toBeFocused();
  await expect(staffRow(page, demoAdmin.email)).toContainText('Now, this computer');
  await expect(page.getByRole('heading', { name: 'What a duty may do' })).toBeVisible();

  await page.getByRole('button', { name: 'Make link' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Number or email is required')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Number or email').fill('+91 55500 17321');
  await page.getByRole('combobox', { name: 'Duty' }).click();
  await page.getByRole('option', { name: 'Delivery' }).click();
  await page.getByRole('button', { name: 'Make link' }).click();

  const dialog = page.getByRole('dialog', { name: 'Link' });
  const link = await dialog.getByLabel('Link to send').inputValue();
  expect(link).toMatch(/^http.*\/admin\/join#[\w-]{43}$/);
  const chat = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/915550017321\?text=/);
  expect(decodeURIComponent(chat ?? '')).toContain(`Hello ${name}`);
  expect(decodeURIComponent(chat ?? '')).toContain(link);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await expect(staffRow(page, name)).toContainText('Link open');
  await expect(page.getByLabel('Name')).toHaveValue('');

  const theirs = await openOtherBrowser(browser);
  const addresses: string[] = [];
  theirs.on('request', (request) => addresses.push(request.url()));
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await expect(theirs.getByText('Delivery', { exact: true })).toBeVisible();
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs.getByText('Password is required')).toBeVisible();
  await theirs.getByLabel('Email Address').fill(email);
  await expect(theirs.getByLabel('Phone')).toHaveValue('+91 55500 17321');
  await theirs.getByLabel('Password', { exact: true }).fill('too short');
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(
    theirs.getByText('The password of a staff account must be at least 12 characters'),
  ).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs).toHaveURL('/admin');
  await expect(theirs.getByRole('heading', { name: 'No run for you today' })).toBeVisible();
  const token = link.replace(/^.*#/, '');
  expect(addresses.filter((address) => address.replace(/#.*$/, '').includes(token))).toEqual([]);

  await page.reload();
  await expect(staffRow(page, name)).toContainText(email);
  await expect(staffRow(page, name)).toContainText('Password only');

  await theirs.goto('/loginadmin');
  await theirs.getByLabel('Email Address').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Login' }).click();
  await expect(theirs.getByRole('heading', { name: 'No run for you today' })).toBeVisible();
});

test('a link that was used, renewed or withdrawn says that it has ended', async ({
  page,
  browser,
  request,
}) => {
  const { name, email, password } = colleague();
  const { token } = await inviteThroughApi(request, name, 'counter');
  await signInThroughApi(page);
  await page.goto('/admin/settings/staff');
  await page.getByRole('button', { name: `New link for ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const renewed = await dialog.getByLabel('Link to send').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  const theirs = await openOtherBrowser(browser);
  await theirs.goto(`/admin/join#${token}`);
  await expect(theirs.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.goto('/');
  await theirs.goto(renewed);
  await expect(theirs.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();

  await page.getByRole('button', { name: `Withdraw the invitation of ${name}` }).click();
  const confirm = page.getByRole('dialog', { name: 'Withdraw invitation' });
  await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(page.getByText('The link has ended')).toBeVisible();
  await expect(staffRow(page, name)).toHaveCount(0);

  // The invitation is withdrawn while the form is open.
  await theirs.getByLabel('Email Address').fill(email);
  await theirs.getByLabel('Phone').fill('5550017321');
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
});

test('without an answer the staff page offers to try again', async ({ page }) => {
  await signInThroughApi(page);
  const mend = await failCalls(page, { url: /\/api\/admin\/staff$/, method: 'GET' });
  await page.goto('/admin/settings/staff');
  await expect(page.getByRole('heading', { name: 'Failed to fetch the staff' })).toBeVisible();
  await expectAccessible(page);
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(staffRow(page, demoAdmin.email)).toBeVisible();
});
