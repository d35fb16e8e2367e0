import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test('an unknown page of the panel shows not found, with status 404', async ({ page }) => {
  await signInThroughApi(page);
  const answer = await page.goto('/admin/unknown');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to User Master' }).click();
  await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();
});

test('the sign-in also opens with a trailing slash', async ({ page }) => {
  const answer = await page.goto('/loginadmin/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('staff see which shop details are placeholders, and which settings change them', async ({
  page,
}) => {
  await signInThroughApi(page);
  const setup = await page.request.get('/api/admin/setup');
  // This shop runs on localhost, where placeholders are not reported.
  expect(await setup.json()).toEqual({ placeholders: [] });

  const placeholders = [
    { what: 'FSSAI licence', page: 'legal', value: '00000000000000' },
    { what: 'E-mail', page: 'profile', value: 'hello@dalan.example' },
  ];
  await page.route('**/api/admin/setup', (route) => route.fulfill({ json: { placeholders } }));
  await page.goto('/admin');
  const notice = page.getByRole('region', { name: 'Still to set up' });
  await notice.getByText('Customers see 2 made-up facts about the shop').click();
  await expect(
    notice.getByText('FSSAI licence: 00000000000000. Change it in Settings, Legal lines.'),
  ).toBeVisible();
  await expectAccessible(page);
});
