import { demoAdmin, demoCustomer } from '../../fixtures/people/people.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('staff sign in and see the shell', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/loginadmin/);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Email Address').fill(demoAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Admin Login Successful')).toBeVisible();
  await expect(page.getByText('Welcome To Dalan Admin Panel')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();
  await expectAccessible(page);
});

test('a customer cannot enter the panel', async ({ page, request }) => {
  await request.post('/api/login', {
    data: demoCustomer,
  });
  await page.context().addCookies((await request.storageState()).cookies);
  await page.goto('/admin/ordermaster');
  await expect(page).toHaveURL(/\/loginadmin/);
});
