import { linkMailedTo } from '../../fixtures/shop/mailbox.ts';
import { registered } from '../../fixtures/people/newcomer.ts';
import { logInThroughApi } from '../../fixtures/people/session.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('a new customer confirms the email with the mailed link', async ({
  page,
  request,
  baseURL,
}) => {
  const asha = await registered(request);
  const link = await linkMailedTo(baseURL, { email: asha.email, subject: 'Confirm your email' });
  await logInThroughApi(page, { email: asha.email, password: asha.password });
  await page.goto('/profile');
  await expect(page.getByText('Please confirm your email.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('A link is on its way to your email.')).toBeVisible();

  await page.goto(link);
  const confirm = page.getByRole('button', { name: 'Confirm my email' });
  await expect(confirm).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  // Opening the link has changed nothing yet.
  const state = async () => (await (await page.request.get('/api/account')).json()) as object;
  expect(await state()).toMatchObject({ isEmailConfirmed: false });
  await confirm.click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await expectAccessible(page);
  expect(await state()).toMatchObject({ isEmailConfirmed: true });

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Password and devices' })).toBeVisible();
  await expect(page.getByText('Please confirm your email.')).toBeHidden();
});

test('a link that was cut off confirms nothing and names the way to a new one', async ({
  page,
}) => {
  await page.goto('/confirm-email#cut-off');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByText('send a new link from your profile')).toBeVisible();
});
