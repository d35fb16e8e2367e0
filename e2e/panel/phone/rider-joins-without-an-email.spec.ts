import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { addAuthenticator } from '../../fixtures/people/authenticator.ts';
import {
  closeOtherBrowsers,
  colleague,
  inviteThroughApi,
  openOtherBrowser,
  staffRow,
} from '../../fixtures/people/colleagues.ts';
import { expectNoSidewaysScroll, expectToFit } from '../../fixtures/look/fits.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

function newNumber(): string {
  return `55501${String(Date.now()).slice(-5)}`;
}

test('what the owner typed is filled in on the join page', async ({ page, request }) => {
  const { name, email } = colleague();
  const { token } = await inviteThroughApi(request, name, 'counter', email);
  await page.goto(`/admin/join#${token}`);
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await page.getByLabel('Email Address').fill('');
  await page.getByLabel('Phone').fill('55500 17321');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
});

test('a rider joins with a phone number and a password, and gets a new one from the owner', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { name, password } = colleague();
  const phone = newNumber();
  const { token } = await inviteThroughApi(request, name, 'delivery', phone);
  const theirs = await openOtherBrowser(browser);
  await theirs.goto(`/admin/join#${token}`);
  await expect(theirs.getByLabel('Phone')).toHaveValue(phone);
  await expect(theirs.getByText('You may leave this empty.')).toBeVisible();
  for (const screen of screens) {
    await theirs.setViewportSize(screen);
    await expectNoSidewaysScroll(theirs);
    await expectAccessible(theirs);
  }
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs.getByRole('heading', { name: 'No run for you today' })).toBeVisible();

  await theirs.context().clearCookies();
  await theirs.goto('/loginadmin');
  await expect(theirs.getByText('Joined without an email? Then your phone number.')).toBeVisible();
  await theirs.getByLabel('Email Address').fill(`+91 ${phone}`);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(theirs.getByRole('heading', { name: 'No run for you today' })).toBeVisible();

  await signInThroughApi(page);
  await page.goto('/admin/settings/staff');
  await expect(staffRow(page, name)).toContainText(phone.slice(0, 5));
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectToFit(page, `staff at ${screen.width}`);
  }
  await page.getByRole('button', { name: `Change duty of ${name}` }).click();
  const duty = page.getByRole('dialog', { name: 'Change duty' });
  await duty.getByRole('combobox', { name: 'Duty' }).click();
  await page.getByRole('option', { name: 'Counter' }).click();
  await duty.getByRole('button', { name: 'Change duty' }).click();
  await expect(page.getByText('Give them an email in User Master first.')).toBeVisible();
  await duty.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: `Link for a new password of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const link = await dialog.getByLabel('Link to send').inputValue();
  expect(new URL(link).pathname).toBe('/admin/new-password');
  const chat = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(chat).toContain(`https://wa.me/91${phone}`);
  await expectAccessible(page);

  await theirs.goto(link);
  await expect(theirs.getByText(phone)).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByLabel('New password').fill('a new stone for the mill');
  await theirs.getByLabel('Once more').fill('a new stone for the mill');
  await theirs.getByRole('button', { name: 'Save and log in' }).click();
  await expect(theirs.getByRole('heading', { name: 'No run for you today' })).toBeVisible();
});

test('a rider joins with a passkey and signs in with it again', async ({ browser, request }) => {
  const { name } = colleague();
  const { token } = await inviteThroughApi(request, name, 'delivery', newNumber());
  const theirs = await openOtherBrowser(browser);
  await addAuthenticator(theirs);
  await theirs.goto(`/admin/join#${token}`);
  await theirs.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(theirs.getByRole('heading', { name: 'No run for you today' })).toBeVisible();
  await theirs.context().clearCookies();
  await theirs.goto('/loginadmin');
  await theirs.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(theirs.getByRole('heading', { name: 'No run for you today' })).toBeVisible();
});

test('in a shop without mail the panel says so, and whom to ask', async ({ page }) => {
  // The shop of these tests has a mail server, so only this field of its answer is changed.
  await changeAnswer(page, '**/api/password/forgotten', (answer: object) => ({
    ...answer,
    sendsMail: false,
  }));
  await page.goto('/admin/forgotten-password');
  await page.getByLabel('Email Address').fill(demoAdmin.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'This shop sends no mail' })).toBeFocused();
  await expect(page.getByText('Ask an owner: on the staff page')).toBeVisible();
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

test('a new email that waits for its link is shown in the staff list', async ({
  page,
  request,
}) => {
  const { name, email, password } = colleague();
  const { token } = await inviteThroughApi(request, name, 'counter', email);
  const joined = await request.post('/api/admin/join', {
    data: { token, email, phone: '5550017321', password },
  });
  const { userId } = ((await joined.json()) as { data: { userId: string } }).data;
  await signInThroughApi(page);
  const typed = `new-${email}`;
  await page.request.put(`/api/users/${userId}/profile`, {
    data: { name, address: '', email: typed },
  });
  await page.goto('/admin/settings/staff');
  const row = staffRow(page, name);
  await expect(row).toContainText(email);
  await expect(row).toContainText(`${typed} waits for its link to be pressed`);
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await expectToFit(page, `waiting email at ${screen.width}`);
    await expectAccessible(page);
  }
});
