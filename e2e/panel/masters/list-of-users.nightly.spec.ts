import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { openUsers, registerUsers, userRows } from '../../fixtures/people/users.ts';

const listing = { url: /\/api\/users\?/, method: 'GET' };

test.beforeEach(({ page }) => signInThroughApi(page));

test('the address keeps search, page, page size and sort order of the list', async ({
  page,
  request,
}) => {
  const { word } = await registerUsers(request, 7);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();
  await expect(userRows(page)).toHaveCount(5);
  for (const name of ['Image', 'Name', 'Email', 'Phone', 'Role', 'Created At', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await expectAccessible(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search Users' })).toBeFocused();
  await page.keyboard.type(word.toUpperCase());
  await expect(page.getByText('7 users found')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${word}`, 'i'));
  await expect(page.getByText('1–5 of 7')).toBeVisible();

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('6–7 of 7')).toBeVisible();
  await expect(userRows(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('6–7 of 7')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–5 of 7')).toBeVisible();

  await page.getByLabel('Rows per page').selectOption('10');
  await expect(userRows(page)).toHaveCount(7);
  await expect(page.getByLabel('Rows per page').getByRole('option')).toHaveText(['5', '10']);
  await expect(userRows(page).first()).toHaveText(`Asha ${word} 7`);
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(userRows(page).first()).toHaveText(`Asha ${word} 1`);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );

  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.getByText(/\d users$/)).toBeVisible();
});

test('the search finds users by name, email, phone and role', async ({ page, request }) => {
  const { word, users } = await registerUsers(request, 1);
  await openUsers(page, `asha.${word}.1@EXAMPLE`);
  await expect(userRows(page)).toHaveText([users[0]!.name]);
  await expect(page.getByText('1 user found')).toBeVisible();
  await openUsers(page, '5550014261');
  await expect(page.getByRole('cell', { name: '55500 14261' }).first()).toBeVisible();
  await openUsers(page, 'admin');
  await expect(page.getByRole('cell', { name: 'Admin', exact: true }).first()).toBeVisible();
});

test('the list says if nothing matches, and offers to clear the search', async ({ page }) => {
  await page.goto('/admin?q=deshmuhk');
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible();
  await expect(page.getByText('Nothing matches “deshmuhk”')).toBeVisible();
  await expect(page.getByText('0 users found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(userRows(page).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('an empty list says so', async ({ page }) => {
  await page.route(listing.url, (route) =>
    route.fulfill({ json: { data: [] }, headers: { 'x-total-count': '0' } }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible();
  await expect(page.getByText('0 users')).toBeVisible();
  await expectAccessible(page);
});

test('while it loads, the list shows as many placeholder rows as will follow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held = Promise.withResolvers<undefined>();
  await page.route(listing.url, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto('/admin?size=10');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(10);
  await expectAccessible(page);
  held.resolve(undefined);
  await expect(userRows(page).first()).toBeVisible();
});

test('a list that fails to load says so, and Retry loads it', async ({ page }) => {
  const recover = await failCalls(page, listing);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Failed to fetch users' })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Failed to fetch users')).toBeVisible();
  await expectAccessible(page);
  await recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(userRows(page).first()).toBeVisible();
});

test('the list keeps its rows if the next page fails to load', async ({ page, request }) => {
  const { word } = await registerUsers(request, 6);
  await openUsers(page, word);
  const recover = await failCalls(page, listing);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(userRows(page)).toHaveCount(5);
  await expect(page.getByText('1–5 of 6')).toBeVisible();
  await expectAccessible(page);
  await recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('6–6 of 6')).toBeVisible();
});

test('the list shows the server’s capped total', async ({ page }) => {
  const users = (await (await page.request.get('/api/users?pageSize=1')).json()) as object;
  await page.route(listing.url, (route) =>
    route.fulfill({ json: users, headers: { 'x-total-count': '10000' } }),
  );
  await page.goto('/admin');
  await expect(page.getByText('10,000+ users')).toBeVisible();
  await expect(page.getByText('1–1 of 10,000+')).toBeVisible();
});
