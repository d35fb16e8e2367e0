import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('a visitor reads what the shop keeps and who answers for it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page).toHaveTitle('Privacy | Dalan');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  for (const question of ['What we keep, and why', 'Who sees it', 'What you can do']) {
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  }
  const whoWeAre = page.getByRole('region', { name: 'Who we are' });
  await expect(whoWeAre.getByRole('link', { name: '+91 20 5550 0142' })).toBeVisible();
  await expect(whoWeAre).toContainText('settle it within one month');
  await expectAccessible(page);
});

test('the privacy page is the same for everybody and may be cached', async ({ page, request }) => {
  const first = await request.get('/privacy');
  expect(first.headers()['cache-control']).toContain('public');
  const text = await first.text();
  await page.request.post('/api/login', {
    data: { email: 'customer@dalan.example', password: 'bhakri-for-two' },
  });
  expect(await (await page.request.get('/privacy')).text()).toBe(text);
  expect(text).not.toContain('customer@dalan.example');
});

test('a visitor who registers reads what they agree to, and can look it up first', async ({
  page,
}) => {
  await page.goto('/register');
  const main = page.getByRole('main');
  await expect(main.getByText('By registering you agree that we keep these details')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});
