import { SESSION_STORE_KEY, serializeSession } from '@dalan/contract/people/session-store';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const staffWords = 'Staff accounts stay in the admin panel. Please log in as a customer to shop.';

for (const path of ['/', '/profile']) {
  test(`an admin who opens ${path} is logged out and sent to log in`, async ({ page }) => {
    await page.goto('/loginadmin');
    await page.getByLabel('Email Address').fill(demoAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();

    await page.goto(path);
    await expect(page).toHaveURL('/login?reason=staff');
    await expect(page.getByText(staffWords)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_STORE_KEY)).toBeNull();
    await expect
      .poll(async () => (await page.request.get('/api/session')).json() as Promise<unknown>)
      .toEqual({ user: null });
  });
}

test('if staff sign in in another tab, an open shop page redirects them at the next step', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_STORE_KEY,
    serializeSession({ loggedInStatus: true, userDetails: { role: 'admin' }, userId: 'x' }),
  ] as const);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/login?reason=staff');
  await expect(page.getByText(staffWords)).toBeVisible();
});
