import type { Page } from '@playwright/test';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { expectToFit } from '../../fixtures/look/fits.ts';
import { linkMailedTo, mailsTo } from '../../fixtures/shop/mailbox.ts';
import { expectNameInHeader, logIn, registered } from '../../fixtures/people/newcomer.ts';
import type { Newcomer } from '../../fixtures/people/newcomer.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const NEW_PASSWORD = 'a new stone for the mill';
const subject = 'Choose a new password';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Once more', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Save and log in' }).click();
}

async function openProfile(page: Page, person: Newcomer): Promise<void> {
  await logInThroughApi(page, { email: person.email, password: person.password });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Password and devices' })).toBeVisible();
}

test('a customer who forgot the password gets back in by mail', async ({
  page,
  request,
  baseURL,
}) => {
  const asha = await registered(request);
  await askForLink(page, asha.email);
  await expect(page.getByRole('status').filter({ hasText: asha.email })).toContainText(
    'It works once, for 30 minutes.',
  );
  await expect(page.getByRole('button', { name: /Send it again in \d+ seconds/ })).toBeVisible();
  await expectAccessible(page);

  const link = await linkMailedTo(baseURL, { email: asha.email, subject });
  await page.goto(link);
  await expect(page.getByText(`For ${asha.email}.`)).toBeVisible();
  await expect(page).toHaveTitle('Choose a new password | Dalan');
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await page.reload();
  await choose(page, NEW_PASSWORD, 'another one');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expectAccessible(page);
  await choose(page, NEW_PASSWORD);
  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectNameInHeader(page, asha.name);
  const changed = async () => (await mailsTo(baseURL, asha.email)).at(-1)?.subject;
  await expect.poll(changed, { timeout: 20_000 }).toContain('Your password was changed');
});

const noMail = {
  '': ['Send the link', 'This shop sends no mail'],
  '/mr': ['लिंक पाठवा', 'हे दुकान ईमेल पाठवत नाही'],
  '/hi': ['लिंक भेजें', 'यह दुकान ईमेल नहीं भेजती'],
} as const;

for (const [prefix, [send, title]] of Object.entries(noMail)) {
  test(`in a shop without mail, ${prefix}/ says so and whom to call`, async ({ page, request }) => {
    const { phone } = (await (await request.get('/api/shop')).json()) as { phone: string };
    // The shop of these tests has a mail server, so only this field of its answer is changed.
    await changeAnswer(page, '**/api/password/forgotten*', (answer: object) => ({
      ...answer,
      sendsMail: false,
    }));
    await page.goto(`${prefix}/forgotten-password`);
    await page.locator('input[name=email]').fill('asha@example.com');
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expect(page.getByRole('main').getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(page.getByRole('button', { name: /^(Send it again|पुन्हा|फिर)/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectToFit(page, title);
  });
}

test('a used or cut-off link says so, and sends a new one from the same page', async ({
  page,
  request,
  baseURL,
}) => {
  const asha = await registered(request);
  await askForLink(page, asha.email);
  const link = await linkMailedTo(baseURL, { email: asha.email, subject });
  await page.goto(link);
  await choose(page, NEW_PASSWORD);
  await expect(page).toHaveURL('/');

  for (const dead of [link, link.slice(0, -5), link.replace(/#.*$/, '')]) {
    await page.goto('about:blank');
    await page.goto(dead);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  }
  await expect(page.getByText('Your old password still works.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email', { exact: true }).fill(asha.email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  await linkMailedTo(baseURL, { email: asha.email, subject, count: 2 });
});

test('a link that is used elsewhere while its page is open has ended', async ({
  page,
  request,
  baseURL,
}) => {
  const asha = await registered(request);
  await request.post('/api/password/forgotten', { data: { email: asha.email } });
  const link = await linkMailedTo(baseURL, { email: asha.email, subject });
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  const token = link.replace(/^.*#/, '');
  const used = await request.post('/api/password/new', {
    data: { token, password: NEW_PASSWORD },
  });
  expect(used.status()).toBe(200);
  await choose(page, 'too late for this one');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
});

test('a changed password logs the other browser out and keeps this one', async ({
  page,
  request,
  browser,
}) => {
  const asha = await registered(request);
  const other = await browser.newPage();
  await openProfile(other, asha);
  await openProfile(page, asha);
  await expect(page.getByText('You are logged in on 2 devices.')).toBeVisible();

  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Present password')).toBeFocused();
  await dialog.getByLabel('Present password').fill('not this one');
  await dialog.getByLabel('New password').fill(NEW_PASSWORD);
  await dialog.getByLabel('Once more').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The present password is not right')).toBeVisible();
  await expect(dialog.getByLabel('Present password')).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Forgotten your password?' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Present password').fill(asha.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Your password is changed. Other devices are logged out.'),
  ).toBeVisible();
  await expect(page.getByText('You are logged in on 1 device.')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Password and devices' })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await logIn(other, { email: asha.email, password: NEW_PASSWORD });
  await expect(other.getByRole('heading', { name: 'Password and devices' })).toBeVisible();
  await other.close();
});

test('log out everywhere ends the session here and elsewhere', async ({
  page,
  request,
  browser,
}) => {
  const asha = await registered(request);
  const other = await browser.newPage();
  await openProfile(other, asha);
  await openProfile(page, asha);
  const open = page.getByRole('button', { name: 'Log out everywhere' });
  await open.click();
  const question = page.getByRole('alertdialog', {
    name: 'Log out on all devices, also on this one?',
  });
  await expect(question.getByText('What is in your cart stays on this phone.')).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await question.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('You are logged out on all devices.')).toBeVisible();
  await expect(page).toHaveURL('/');
  for (const cookies of [page.request, other.request]) {
    expect((await cookies.get('/api/account')).status()).toBe(401);
  }
  await other.close();
});

test('a password manager opens the form for a new password', async ({ page, request }) => {
  const asha = await registered(request);
  await page.goto('/.well-known/change-password');
  await logIn(page, asha);
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
});

test('the pages behind a link are stored by no cache and send no referrer', async ({ request }) => {
  for (const path of ['/new-password', '/confirm-email', '/repeat']) {
    const answer = await request.get(path);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await answer.text()).toContain('noindex');
  }
});
