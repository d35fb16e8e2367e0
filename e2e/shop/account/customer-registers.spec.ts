import { REGISTERED_USER_KEY } from '@dalan/contract/people/session-store';
import type { Page } from '@playwright/test';
import { expectNameInHeader, logIn, newcomer } from '../../fixtures/people/newcomer.ts';
import type { Newcomer } from '../../fixtures/people/newcomer.ts';
import { demoCustomer } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

async function fill(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Phone Number').fill(person.phone);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Address (optional)').fill(person.address);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
}

function register(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Register', exact: true }).click();
}

test('a visitor registers, logs in, edits their profile and deletes it', async ({ page }) => {
  const person = newcomer();
  await page.goto('/login?next=%2Fprofile');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/register?next=%2Fprofile');
  await expect(page).toHaveTitle('Register | Dalan');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await fill(page, person);
  await expect(page.getByText('Passwords match')).toBeVisible();
  await register(page);

  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expectAccessible(page);
  const kept = await page.evaluate((key) => localStorage.getItem(key), REGISTERED_USER_KEY);
  expect(kept).toContain(person.email);
  expect(kept).not.toContain(person.password);

  await logIn(page, person);
  await expect(page).toHaveURL('/profile');
  await expectNameInHeader(page, person.name);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Deshpande');
  await dialog.getByLabel('Address').fill('12 Tulshibaug, Pune 411002');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Deshpande' })).toBeVisible();
  await expect(page.getByText('12 Tulshibaug, Pune 411002')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expectNameInHeader(page, 'Asha Deshpande');

  await page.getByRole('button', { name: 'Delete Profile' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete your profile?',
  });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your profile is deleted.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.goto('/login');
  await logIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('the form says what is wrong with each field', async ({ page }) => {
  await page.goto('/register');
  await register(page);
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page);

  const phone = page.getByLabel('Phone Number');
  await phone.fill('5550014');
  await expect(page.getByText('7 of 10')).toBeVisible();
  await expect(page.getByText('Phone number must be 10 digits')).toBeVisible();
  await page.getByLabel('Email Address').fill('asha@');
  await expect(page.getByText('Invalid email format')).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('12345');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await password.fill('secret12');
  const confirmation = page.getByLabel('Confirm Password');
  await confirmation.fill('secret13');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await confirmation.fill('secret12');
  await expect(page.getByText('Passwords match')).toBeVisible();
});

test('a field shows no error before it is left, or while a confirmation still matches', async ({
  page,
}) => {
  await page.goto('/register');
  const name = page.getByLabel('Full Name');
  await name.focus();
  await name.press('Tab');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await page.getByLabel('Email Address').pressSequentially('asha@');
  await expect(page.getByText('Invalid email format')).toHaveCount(0);
  await page.getByLabel('Email Address').press('Tab');
  await expect(page.getByText('Invalid email format')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill('secret12');
  const confirmation = page.getByLabel('Confirm Password');
  await confirmation.pressSequentially('secr');
  await expect(page.getByText('Passwords do not match')).toHaveCount(0);
  await confirmation.pressSequentially('X');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

for (const pasted of ['+91 98765-43210', '098765 43210', '98765 43210']) {
  test(`a phone number pasted as ${pasted} becomes ten digits`, async ({ page }) => {
    await page.goto('/register');
    const phone = page.getByLabel('Phone Number');
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeEnabled();
    await phone.evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, pasted);
    await expect(phone).toHaveValue('9876543210');
  });
}

const refusals = [
  { status: 400, text: 'Invalid request data. Please check your inputs.' },
  { status: 400, message: 'Invalid email format', text: 'Invalid email format' },
  { status: 500, text: 'Registration failed. Please try again.' },
];

test('every registration failure has a message', async ({ page }) => {
  await page.goto('/register');
  const person = newcomer();
  const refusal = page.getByRole('alert');
  await fill(page, { ...person, email: demoCustomer.email });
  await register(page);
  await expect(refusal).toHaveText(
    'An account with this email already exists. Please log in instead.',
  );
  await expect(refusal).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name);
  await expectAccessible(page);

  for (const { status, message, text } of refusals) {
    const json = message ? { code: 'INVALID_INPUT', message, requestId: 'r' } : {};
    await page.route('**/api/users', (route) => route.fulfill({ status, json }), { times: 1 });
    await register(page);
    await expect(refusal).toHaveText(text);
  }
  await page.route('**/api/users', (route) => route.abort(), { times: 1 });
  await register(page);
  await expect(refusal).toHaveText('No response from server. Please check your connection.');
  await page.route('**/api/users', (route) => route.fulfill({ status: 201, body: 'torn' }), {
    times: 1,
  });
  await register(page);
  await expect(refusal).toHaveText('An error occurred. Please try again.');
});

test('an easy password gets a warning and is still accepted', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/register');
  const password = page.getByLabel('Password', { exact: true });
  const hint = page
    .getByRole('status')
    .getByText('This password is easy to guess. A longer one is safer.');
  await fill(page, newcomer());
  await expect(hint).toHaveCount(0);
  await password.fill('Password1');
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  expect(asked.filter((request) => /password1/i.test(request))).toEqual([]);
  await password.pressSequentially(' and more');
  await expect(hint).toHaveCount(0);
  await password.fill('123456');
  await expect(hint).toBeVisible();
  await page.getByLabel('Confirm Password').fill('123456');
  await register(page);
  await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
});

test('the form works without the list of common passwords', async ({ page }) => {
  await page.route(/common-passwords/, (route) => route.abort());
  await page.goto('/register');
  await fill(page, { ...newcomer(), password: '123456' });
  await register(page);
  await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
});

test('a website as a name is refused with a helpful message', async ({ page }) => {
  await page.goto('/register');
  await fill(page, { ...newcomer(), name: 'Free flour at x.com/free' });
  await register(page);
  await expect(page.getByText('Please write your name only, without a website')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('a refused log-in replaces the message about the new account', async ({ page }) => {
  const person = newcomer();
  await page.goto('/register');
  await fill(page, person);
  await register(page);
  const welcome = page.getByText('Your account is ready. Please log in.');
  await expect(welcome).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(`${person.password} not`);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(welcome).toBeHidden();
});
