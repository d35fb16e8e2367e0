import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('a visitor reads about the mill and follows its links', async ({ page }) => {
  const response = await page.goto('/aboutus');
  expect(response?.headers()['cache-control']).toContain('public');
  await expect(page).toHaveTitle('About Us | Dalan');
  await expect(
    page.getByRole('heading', { level: 1, name: 'The grain you carry to the mill.' }),
  ).toBeVisible();
  for (const value of ['Quality', 'Sustainability', 'Community']) {
    await expect(page.getByRole('heading', { name: value })).toBeVisible();
  }
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'Browse Products' }).click();
  await expect(page.getByRole('heading', { name: 'Our Flour Products' })).toBeFocused();

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
