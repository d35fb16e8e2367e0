import { auditSample } from '../fixtures/shop/audit-sample.ts';
import {
  addAuthenticator,
  refuseWithoutProof,
  removePasskeys,
} from '../fixtures/people/authenticator.ts';
import { failCalls, signInThroughApi } from '../fixtures/people/staff.ts';
import {
  changeStatuses,
  openEdit,
  orderAction,
  placeOrders,
} from '../fixtures/orders/staff-orders.ts';
import { registerUsers } from '../fixtures/people/users.ts';
import { expect, test } from './fixed-screen.ts';
import { masters, openList } from './masters.ts';
import { photograph } from './photograph.ts';

test('sign-in', async ({ page }, info) => {
  await page.goto('/loginadmin');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await photograph(page, info, 'admin/sign-in-errors');
});

test('forgotten password', async ({ page }, info) => {
  await page.goto('/admin/forgotten-password');
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
  await photograph(page, info, 'admin/forgotten-password');
  await page.goto(`/admin/new-password#${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await photograph(page, info, 'admin/link-ended');
});

test.describe('signed in', () => {
  test.beforeEach(({ page }) => signInThroughApi(page));

  test('users-dialogs', async ({ page, request }, info) => {
    const { word } = await registerUsers(request, 1);
    await openList(page, `/admin?q=${word}`);
    await page.getByRole('button', { name: /^Edit / }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await photograph(page, info, 'admin/users-update');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Delete / }).click();
    await expect(page.getByRole('dialog').getByText('None')).toBeVisible();
    await photograph(page, info, 'admin/users-delete');
  });

  test('products-dialogs', async ({ page }, info) => {
    await openList(page, masters.products);
    await page.getByRole('button', { name: 'Add Product' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await photograph(page, info, 'admin/products-add');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Edit Jowar Flour' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await photograph(page, info, 'admin/products-update');
  });

  test('orders-dialogs', async ({ page, request }, info) => {
    const { phone, order } = await placeOrders(request, 1, { 'Lokwan Wheat Flour': 3 });
    await openList(page, `${masters.orders}?q=${phone}`);
    const { choosePayment, save, dialog } = await openEdit(page, order);
    await photograph(page, info, 'admin/orders-edit');
    await choosePayment('Paid');
    await changeStatuses(page.request, order, {
      orderStatus: 'Confirmed',
      paymentStatus: 'Pending',
    });
    await save.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await photograph(page, info, 'admin/orders-conflict');
    await page.goto(`${masters.orders}?q=${phone}`);
    await orderAction(page, 'Delete', order).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await photograph(page, info, 'admin/orders-delete');
  });

  test('audit', async ({ page }, info) => {
    await page.route(/\/api\/admin\/audit/, (route) => route.fulfill({ json: auditSample }));
    await page.goto('/admin/settings/audit');
    await expect(page.getByText('6 of 1,206 in this range')).toBeVisible();
    await photograph(page, info, 'admin/audit');
    await page.getByRole('button', { name: /^When/ }).click();
    await photograph(page, info, 'admin/audit-days');
  });

  test('audit-no-match', async ({ page }, info) => {
    await page.goto('/admin/settings/audit?q=zzzz');
    await expect(page.getByText('Clear filters')).toBeVisible();
    await photograph(page, info, 'admin/audit-no-match');
  });

  test('passkeys', async ({ page, request }, info) => {
    await addAuthenticator(page);
    await page.goto('/admin/passkeys');
    await expect(page.getByText('No passkeys yet')).toBeVisible();
    await photograph(page, info, 'admin/passkeys-none');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('list', { name: 'Passkeys' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await photograph(page, info, 'admin/passkeys');

    const { word } = await registerUsers(request, 1);
    await refuseWithoutProof(page, /\/api\/users\/[^/]+$/);
    await openList(page, `/admin?q=${word}`);
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
    await photograph(page, info, 'admin/proof');

    await removePasskeys(page);
    await page.context().clearCookies();
    await page.goto('/loginadmin');
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await photograph(page, info, 'admin/sign-in-passkey');
  });

  test('orders-failed', async ({ page }, info) => {
    await failCalls(page, { url: /\/api\/admin\/orders/, method: 'GET' });
    await page.goto(masters.orders);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await photograph(page, info, 'admin/orders-failed');
  });

  test('orders-loading', async ({ page }, info) => {
    await page.route(/\/api\/admin\/orders\?/, () => undefined);
    await page.goto(masters.orders);
    await expect(page.getByRole('heading', { name: 'Order Master' })).toBeVisible();
    await expect(page.getByText('Loading...').first()).toBeVisible();
    await photograph(page, info, 'admin/orders-loading');
  });
});
