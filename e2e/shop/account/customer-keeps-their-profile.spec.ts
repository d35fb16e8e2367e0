import type { Page } from '@playwright/test';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import { demoCustomer } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const profileCall = /\/api\/users\/[\w-]+(?:\/profile)?$/;

async function openProfile(page: Page, person = demoCustomer): Promise<void> {
  await page.goto('/login?next=%2Fprofile');
  await logIn(page, person);
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
}

test('a profile that fails to load can be retried', async ({ page }) => {
  await openProfile(page);
  await expect(page).toHaveTitle('Profile | Dalan');
  const answers = [
    { status: 500, json: {}, text: 'Error fetching user data. Please try again.' },
    { status: 404, json: {}, text: 'No user data found.' },
    { status: 200, json: { data: null }, text: 'No user data found.' },
  ];
  for (const { text, ...answer } of answers) {
    await page.route(profileCall, (route) => route.fulfill(answer), { times: 1 });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(text);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  }
});

test('while it loads, the page shows placeholders and no personal data', async ({ page }) => {
  await openProfile(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(profileCall, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading your profile')).toBeAttached();
  await expect(page.getByRole('main')).not.toContainText('@');
  answer(undefined);
  await expect(page.getByRole('main')).toContainText(demoCustomer.email);
});

test('the dialog keeps locked fields, names missing ones, and asks before discarding', async ({
  page,
}) => {
  await openProfile(page);
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await edit.click();
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  await expect(dialog.getByLabel('Phone')).toBeDisabled();
  await expect(dialog.getByText('Email and phone cannot be changed here.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  await edit.click();
  await dialog.getByLabel('Name', { exact: true }).fill('  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name and Address are required')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Name', { exact: true }).fill('Somebody');
  await dialog.getByLabel('Address').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name and Address are required')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Your changes are not saved.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Somebody');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Drop changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(page.getByText('Somebody')).toHaveCount(0);
});

test('a failed save says so and keeps the input', async ({ page, request }) => {
  await openProfile(page, await registered(request));
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Deshpande');
  const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(profileCall, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: {} });
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible();
  answer(undefined);
  await expect(dialog.getByRole('alert')).toHaveText('Error updating profile. Please try again.');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Asha Deshpande');
  await expectAccessible(page);
});

test('if the session has expired, a save leads to the log-in', async ({ page, context }) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('Address').fill('Somewhere in Pune');
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile&reason=ended');
});

test('deleting asks first, focuses Cancel, and reports a failure', async ({ page }) => {
  await openProfile(page);
  const remove = page.getByRole('button', { name: 'Delete Profile' });
  await remove.click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete your profile?',
  });
  await expect(question.getByText('What you bought stays in our accounts')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.route(profileCall, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toHaveText('Error deleting user. Please try again.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
});

test('a customer logs out on their profile page', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out.')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});
