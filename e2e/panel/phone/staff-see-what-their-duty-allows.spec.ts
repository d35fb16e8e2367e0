import { endpoints } from '@dalan/contract/endpoints';
import { duties } from '@dalan/contract/people/staff';
import type { Duty } from '@dalan/contract/people/staff';
import type { Page } from '@playwright/test';
import { closeOtherBrowsers, hire } from '../../fixtures/people/colleagues.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';
import { openUsers, registerUsers, userRows } from '../../fixtures/people/users.ts';

/** The pages are in the order of the sidebar. */
const pages = {
  '/admin/today': 'Today',
  '/admin/counter': 'Counter',
  '/admin/counter/drawer': 'Drawer',
  '/admin/ordermaster': 'Order Master',
  '/admin/runs': 'Runs',
  '/admin/stock': 'Stock',
  '/admin/accounts': 'Accounts',
  '/admin/figures': 'Figures',
  '/admin/productmaster': 'Product Master',
  '/admin': 'User Master',
  '/admin/contactmaster': 'Contact Master',
  '/admin/settings': 'Settings',
  '/admin/settings/staff': 'Staff',
};
const open: Record<Duty, string[]> = {
  owner: Object.keys(pages),
  counter: [
    '/admin/today',
    '/admin/counter',
    '/admin/counter/drawer',
    '/admin/ordermaster',
    '/admin/runs',
    '/admin/stock',
    '/admin/accounts',
    '/admin',
    '/admin/contactmaster',
  ],
  delivery: [],
};

test.afterEach(closeOtherBrowsers);

async function linksIn(page: Page): Promise<string[]> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  const sidebar = page.getByRole('navigation', { name: 'Admin panel' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(sidebar).toBeVisible();
  }
  if (!(await sidebar.isVisible())) return [];
  const links = await sidebar
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  if (await menu.isVisible()) await page.keyboard.press('Escape');
  return links;
}

for (const duty of duties) {
  test(`${duty} sees the links and pages of this duty and no others`, async ({
    browser,
    request,
  }) => {
    const { page } = await hire(browser, request, duty);
    await page.goto('/admin');
    const home = duty === 'delivery' ? 'No run for you today' : 'User Master';
    await expect(page.getByRole('heading', { name: home })).toBeVisible();
    await expectAccessible(page);
    expect(await linksIn(page)).toEqual(
      open[duty].filter((path) => path !== '/admin/settings/staff'),
    );
    for (const [path, title] of Object.entries(pages)) {
      if (path === '/admin') continue;
      await page.goto(path);
      const heading = open[duty].includes(path) ? title : 'Not allowed';
      await expect(page).toHaveTitle(new RegExp(`^${heading} \\|`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    }
    await expectAccessible(page);
  });

  test(`every other call answers 403 to ${duty}`, async ({ browser, request }) => {
    const { page } = await hire(browser, request, duty);
    const id = '00000000-0000-4000-8000-000000000000';
    const others = Object.values(endpoints).filter(
      ({ access, duties: allowed }) =>
        !['public', 'account'].includes(access) && !allowed?.includes(duty),
    );
    for (const { method, path } of others) {
      const data = ['POST', 'PUT'].includes(method) ? {} : undefined;
      const answer = await page.request.fetch(path.replace(':id', id), { method, data });
      expect(answer.status(), `${method} ${path}`).toBe(403);
    }
    expect(others.length).toBeGreaterThanOrEqual(3);
  });
}

test('the counter changes customers, deletes none and sees no staff', async ({
  browser,
  request,
}) => {
  const { users } = await registerUsers(request, 1);
  const [customer] = users;
  const { page, name } = await hire(browser, request, 'counter');
  await openUsers(page, customer!.email);
  await expect(page.getByRole('button', { name: `Edit ${customer!.name}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete / })).toHaveCount(0);
  await page.getByRole('button', { name: `Edit ${customer!.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Update User' });
  await dialog.getByLabel('Address').fill('12 Kasba Peth, Pune 411011');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('User updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(`/admin?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('No Users Found')).toBeVisible();
  await expect(userRows(page)).toHaveCount(0);
});
