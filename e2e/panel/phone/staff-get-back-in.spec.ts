import { linkMailedTo } from '../../fixtures/shop/mailbox.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

/** The test does not save: a new password would log out the demo admin of other journeys. */
test('staff ask for a link at the sign-in and choose a password with it', async ({
  page,
  baseURL,
}) => {
  await page.goto('/loginadmin');
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email Address').fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.getByLabel('Email Address').fill(demoAdmin.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Send it again in/ })).toBeVisible();
  await expectAccessible(page);

  const subject = 'Choose a new password';
  const link = await linkMailedTo(baseURL, { email: demoAdmin.email, subject });
  expect(new URL(link).pathname).toBe('/admin/new-password');
  await page.goto(link);
  await expect(page.getByText(demoAdmin.email)).toBeVisible();
  expect(page.url()).not.toContain('#');
  await expectAccessible(page);
  await page.getByLabel('New password').fill('too short');
  await page.getByLabel('Once more').fill('too short');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('must be at least 12 characters')).toBeVisible();
  await expectAccessible(page);
});

test('an ended link in the panel asks for a new one', async ({ page }) => {
  await page.goto(`/admin/new-password#${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  await expectAccessible(page);
});
