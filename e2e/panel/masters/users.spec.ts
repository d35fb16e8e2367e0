import type { Page } from '@playwright/test';
import type { User } from '@dalan/contract/people/accounts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { openUsers, registerUsers, userRows, usersPassword } from '../../fixtures/people/users.ts';

test.beforeEach(({ page }) => signInThroughApi(page));

test('a user is viewed, without a password, and the focus returns', async ({ page, request }) => {
  const { word, users } = await registerUsers(request, 1);
  await openUsers(page, word);
  const button = page.getByRole('button', { name: `View ${users[0]!.name}` });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'View User' });
  for (const fact of [users[0]!.name, users[0]!.email, '55500 14261', '••••••••', 'User']) {
    await expect(dialog.getByRole('definition').getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText('Prabhat Road')).toBeVisible();
  await expect(dialog.getByText(/\d\d \w{3} \d{4}, \d+:\d\d [ap]m/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Update User' })).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
});

test.describe('a user is changed', () => {
  async function edit(page: Page, user: User) {
    await page.getByRole('button', { name: `Edit ${user.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update User' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    return dialog;
  }

  test('after each field error was shown', async ({ page, request }) => {
    const { word, users } = await registerUsers(request, 2);
    await openUsers(page, word);
    const dialog = await edit(page, users[0]!);
    await expect(dialog.getByLabel('Password')).toBeDisabled();
    await expect(dialog.getByLabel('Password')).toHaveValue('••••••••');
    const role = dialog.getByRole('combobox', { name: 'Role' });
    await expect(role).toBeDisabled();
    await expect(role).toHaveText('User');

    const mistakes = [
      ['Name', '', 'Name is required'],
      ['Name', ' A ', 'Name must be at least 3 characters'],
      ['Email', '', 'Email is required'],
      ['Email', 'asha@', 'Enter a valid email address'],
      ['Phone', '', 'Phone number is required'],
      ['Phone', '55500 1426', 'Enter a valid 10-digit phone number'],
    ] as const;
    for (const [label, value, text] of mistakes) {
      await dialog.getByLabel(label).fill(value);
      await expect(dialog.getByText(text)).toBeVisible();
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(text);
    }
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();

    await dialog.getByLabel('Name').fill(`Asha ${word} Patil`);
    await dialog.getByLabel('Phone').fill('55500-99999');
    await dialog.getByLabel('Email').fill(users[1]!.email);
    await dialog.getByLabel('Email').press('Enter');
    await expect(page.getByRole('alert').getByText('Failed to update user')).toBeVisible();
    await expect(dialog.getByText('Another account uses this email')).toBeVisible();
    await expect(dialog.getByLabel('Email')).toBeFocused();

    await dialog.getByLabel('Email').fill(`patil.${word}@example.com`);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('status').getByText('User updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: '55500 99999' })).toBeVisible();
    await expect(page.getByRole('button', { name: `Edit Asha ${word} Patil` })).toBeFocused();
  });

  test('but never their password or role', async ({ page, request }) => {
    const { word, users } = await registerUsers(request, 1);
    await openUsers(page, word);
    const dialog = await edit(page, users[0]!);
    await dialog.getByLabel('Address').fill('12 Deccan Gymkhana, Pune 411004');
    const sent = page.waitForRequest((call) => call.method() === 'PUT');
    await dialog.getByRole('button', { name: 'Update' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ password: '••••••••', role: 'user' });
    await expect(page.getByText('User updated successfully')).toBeVisible();

    const { _id, name, email, phone } = users[0]!;
    const forged = await page.request.put(`/api/users/${_id}/profile`, {
      data: { _id, name, email, phone, address: '', password: 'changed-by-staff', role: 'admin' },
    });
    expect(((await forged.json()) as { user: User }).user.role).toBe('user');
    const logIn = await request.post('/api/login', { data: { email, password: usersPassword } });
    expect(logIn.status()).toBe(200);
  });

  test('or not, if staff cancel the dialog', async ({ page, request }) => {
    const { word, users } = await registerUsers(request, 1);
    await openUsers(page, word);
    const dialog = await edit(page, users[0]!);
    await dialog.getByLabel('Name').fill('Somebody else');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('Name')).toHaveValue('Somebody else');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Edit ${users[0]!.name}` })).toBeFocused();
  });

  test('unless the call fails: the input stays', async ({ page, request }) => {
    const { word, users } = await registerUsers(request, 1);
    await openUsers(page, word);
    const dialog = await edit(page, users[0]!);
    await dialog.getByLabel('Name').fill('Asha Deshpande');
    const recover = await failCalls(page, { url: /\/profile$/, method: 'PUT' });
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alert').getByText('Failed to update user')).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Asha Deshpande');
    await expectAccessible(page);
    await recover();
  });
});

test.describe('a user is deleted', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Delete user' });

  test('after a confirmation, and the focus moves to the next row', async ({ page, request }) => {
    const { word, users } = await registerUsers(request, 3);
    await openUsers(page, word);
    const [oldest, middle] = users;
    await page.getByRole('button', { name: `Delete ${middle!.name}` }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByText('Are you sure you want to delete this user?')).toBeVisible();
    await expect(dialog.getByText(middle!.email)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `Delete ${middle!.name}` })).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByRole('status').getByText('User deleted successfully')).toBeVisible();
    await expect(userRows(page)).toHaveText([users[2]!.name, oldest!.name]);
    await expect(page.getByRole('button', { name: `View ${oldest!.name}` })).toBeFocused();
  });

  test('and the previous page opens if its page is now empty', async ({ page, request }) => {
    const { word, users } = await registerUsers(request, 6);
    await openUsers(page, word);
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('button', { name: `Delete ${users[0]!.name}` }).click();
    await dialogOf(page).getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByText('1–5 of 5')).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
  });

  test('unless the call fails', async ({ page, request }) => {
    const { word, users } = await registerUsers(request, 1);
    await openUsers(page, word);
    await page.getByRole('button', { name: `Delete ${users[0]!.name}` }).click();
    await failCalls(page, { url: /\/api\/users\/[^/]+$/, method: 'DELETE' });
    await dialogOf(page).getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByRole('alert').getByText('Failed to delete user')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(userRows(page)).toHaveCount(1);
  });

  test('but admins cannot delete themselves, and read why', async ({ page }) => {
    await openUsers(page, demoAdmin.email);
    await page.getByRole('button', { name: /^Delete / }).click();
    await dialogOf(page).getByRole('button', { name: 'Delete user' }).click();
    await expect(dialogOf(page).getByText('You cannot delete your own account')).toBeVisible();
    await expect(page.getByText('Failed to delete user')).toBeVisible();
    await expectAccessible(page);
  });
});

const sizes = [
  { width: 700, height: 800, columns: 7 },
  { width: 390, height: 760, columns: 3 },
];
for (const { width, height, columns } of sizes) {
  test(`list, view and edit fit ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height });
    const { word, users } = await registerUsers(request, 2);
    await openUsers(page, word);
    await expect(page.getByRole('columnheader')).toHaveCount(columns);
    await expectAccessible(page);
    const isScrolling = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isScrolling()).toBe(false);

    await page.getByRole('button', { name: `View ${users[0]!.name}` }).click();
    const view = page.getByRole('dialog', { name: 'View User' });
    await expect(view.getByText(users[0]!.email)).toBeVisible();
    await expectAccessible(page);
    await view.getByRole('button', { name: 'Edit' }).click();
    const update = page.getByRole('dialog', { name: 'Update User' });
    await expect(update.getByRole('button', { name: 'Update' })).toBeInViewport();
    await expectAccessible(page);
    await update.getByLabel('Name').fill(`Asha ${word} Joshi`);
    await update.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    await expect(userRows(page).getByText(`Asha ${word} Joshi`)).toBeVisible();
  });
}
