import { expect, expectAccessible, test } from './fixed-screen.ts';
import { photograph } from './photograph.ts';

const shots = [
  ['home', '/'],
  ['products', '/products'],
  ['products-filtered', '/products?category=Millets&instock=1&sort=price'],
  ['products-no-match', '/products?q=barley'],
  ['about', '/aboutus'],
  ['contact', '/contact'],
  ['privacy', '/privacy'],
  ['delivery-and-refunds', '/delivery-and-refunds'],
  ['terms', '/terms'],
  ['login', '/login'],
  ['register', '/register'],
  ['password-ask', '/forgotten-password'],
  ['password-expired', '/new-password#cut-off'],
  ['confirm-email', `/confirm-email#${'A'.repeat(43)}`],
  ['error-404', '/no-such-page'],
] as const;

for (const [name, address] of shots) {
  test(name, async ({ page }, info) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
    await photograph(page, info, `storefront/${name}`);
  });
}

test('password-sent', async ({ page }, info) => {
  await page.goto('/forgotten-password');
  await page.getByLabel('Email', { exact: true }).fill('asha.kulkarni@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
  await photograph(page, info, 'storefront/password-sent');
});

test('password-new', async ({ page }, info) => {
  await page.route('**/api/password/link', (route) =>
    route.fulfill({ json: { email: 'asha.kulkarni@example.com', role: 'user' } }),
  );
  await page.goto(`/new-password#${'A'.repeat(43)}`);
  await page.getByLabel('New password', { exact: true }).fill('a new stone');
  await page.getByLabel('Once more', { exact: true }).fill('another stone');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await photograph(page, info, 'storefront/password-new');
});

test('menu', async ({ page }, info) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  // Wide screens have no menu.
  if (!(await menu.isVisible())) return;
  await menu.click();
  await photograph(page, info, 'storefront/menu');
});

test('login-errors', async ({ page }, info) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessible(page);
  await photograph(page, info, 'storefront/login-errors');
});

test('register-errors', async ({ page }, info) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectAccessible(page);
  await photograph(page, info, 'storefront/register-errors');
});

test('products-failed', async ({ page }, info) => {
  await page.goto('/aboutus');
  await page.route('**/api/shelf*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await photograph(page, info, 'storefront/products-failed');
});
