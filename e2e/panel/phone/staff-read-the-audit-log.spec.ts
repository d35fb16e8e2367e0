import type { AuditAnswer } from '@dalan/contract/office/audit';
import type { Page } from '@playwright/test';
import { moveOrder, shortIdOf } from '../../fixtures/orders/orders.ts';
import { failCalls, signInThroughApi } from '../../fixtures/people/staff.ts';
import { placeOrders } from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const AUDIT = '/admin/settings/audit';
const auditCall = /\/api\/admin\/audit/;
test.use({ expectedWords: /500/ });

/** Finds rows of the table, or cards on phones. */
function rowsWith(page: Page, text: string) {
  const main = page.getByRole('main');
  return main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: text });
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Order, name, number, word' });

test('the owner finds who moved an order, from which status to which', async ({
  page,
  request,
}) => {
  const { order } = await placeOrders(request, 1);
  await signInThroughApi(page);
  await moveOrder(page.request, order, 'Confirmed');
  await page.goto(AUDIT);
  await expect(page).toHaveTitle(/^Audit log \|/);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await expect(page.getByText(/^Today, /)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await search(page).fill(shortIdOf(order._id));
  const row = rowsWith(page, 'Order changed');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Placed');
  await expect(row).toContainText('Confirmed');
  await expect(page.getByText('1 shown')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${shortIdOf(order._id)}`, 'i'));

  await row.getByRole('link', { name: shortIdOf(order._id) }).click();
  await expect(page.getByRole('dialog')).toContainText(shortIdOf(order._id));
});

test('the log is filtered by person, kind and day, and the address keeps it', async ({ page }) => {
  await signInThroughApi(page);
  await page.goto(AUDIT);
  await page.getByRole('combobox', { name: 'What' }).selectOption('Sign-ins');
  await expect(page).toHaveURL(/kind=sign-ins/);
  await expect(rowsWith(page, 'Sign-in').first()).toBeVisible();
  await expect(rowsWith(page, 'Order changed')).toHaveCount(0);
  const who = page.getByRole('combobox', { name: 'Who' });
  const [, name = ''] = await who.getByRole('option').allTextContents();
  await who.selectOption(name);
  await page.getByRole('button', { name: /^When: Any day/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect(rowsWith(page, name).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'What' })).toHaveValue('sign-ins');
  await expect(rowsWith(page, name).first()).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/from=/);
});

test('Older adds the rows before, until there are none', async ({ page }) => {
  await signInThroughApi(page);
  // The demo's own log is short, so a page has five rows here.
  await page.route(auditCall, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '5');
    await route.continue({ url: url.href });
  });
  const total = ((await (await page.request.get('/api/admin/audit')).json()) as AuditAnswer).total!;
  await page.goto(AUDIT);
  await expect(page.getByText(/^5 of [\d,]+ in this range$/)).toBeVisible();
  const older = page.getByRole('button', { name: 'Older' });
  await older.click();
  await expect(page.getByText(/^(10|[6-9]) of [\d,]+ in this range$/)).toBeVisible();
  expect(total).toBeGreaterThan(5);
});

test('no match, a short search and a failure each say what to do', async ({ page }) => {
  await signInThroughApi(page);
  await page.goto(`${AUDIT}?q=zzzzzz`);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText(/in this range$/)).toBeVisible();
  await search(page).fill('ab');
  await expect(page.getByText('Type at least 3 characters to search.')).toBeVisible();

  const repair = await failCalls(page, { url: auditCall, method: 'GET' });
  await page.goto(AUDIT);
  await expect(page.getByRole('heading', { name: 'The log did not load' })).toBeVisible({
    timeout: 15_000,
  });
  await expectAccessible(page);
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/in this range$/)).toBeVisible();
});
