import type { Page } from '@playwright/test';
import { messageAction, openMessages, sendMessages } from '../../fixtures/people/messages.ts';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { pictureFile } from '../../fixtures/look/pictures.ts';
import { changingCalls, gapsMs, pressTwice } from '../../fixtures/look/presses.ts';
import {
  browseFor,
  expect,
  openAddProduct,
  openEditProduct,
  openProducts,
  productsWith,
  test,
} from '../../fixtures/orders/products.ts';
import {
  openEdit,
  openOrders,
  orderAction,
  placeOrders,
} from '../../fixtures/orders/staff-orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { openUsers, registerUsers } from '../../fixtures/people/users.ts';

/** Waits until the call and the reload of the list were answered. */
async function expectDone(page: Page, text: string, dialogName: string): Promise<void> {
  await expect(page.getByRole('status').getByText(text)).toBeVisible();
  await expect(page.getByRole('dialog', { name: dialogName })).toBeHidden();
}

for (const gap of gapsMs) {
  test.describe(`pressed twice within ${gap} ms`, () => {
    test('Add Product adds one', async ({ page, shelf }) => {
      const dialog = await openAddProduct(page);
      await browseFor(page, dialog, pictureFile(64));
      await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
      await dialog.getByLabel('Flour Name').fill(`Varai ${shelf.word}`);
      await dialog.getByLabel('Price').fill('150');
      await dialog.getByLabel('Description').fill('Little millet for fasting days.');
      const { calls } = changingCalls(page);
      await pressTwice(page, dialog.getByRole('button', { name: 'Add Product' }), gap);
      await expectDone(page, 'Product added successfully', 'Add Product');
      expect(calls).toEqual(['POST /api/products']);
      expect(await productsWith(page.request, shelf.word)).toHaveLength(1);
    });

    test('Update product saves once', async ({ page, shelf }) => {
      const product = await shelf.add();
      const dialog = await openEditProduct(page, product);
      await dialog.getByLabel('Text', { exact: true }).fill('For puri');
      const { calls } = changingCalls(page);
      await pressTwice(page, dialog.getByRole('button', { name: 'Update' }), gap);
      await expectDone(page, 'Product updated successfully', 'Update Product');
      expect(calls).toEqual(['PUT /api/products']);
    });

    test('a refused save is not sent again before its message is shown', async ({
      page,
      shelf,
    }) => {
      const product = await shelf.add();
      const dialog = await openEditProduct(page, product);
      await dialog.getByLabel('Text', { exact: true }).fill('For puri');
      await page.request.put('/api/products', { data: { _id: product._id, text: 'For poli' } });
      const { calls } = changingCalls(page);
      await pressTwice(page, dialog.getByRole('button', { name: 'Update' }), gap);
      await expect(dialog.getByText('changed this product meanwhile')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Update' })).toBeEnabled();
      expect(calls).toEqual(['PUT /api/products']);
      expect(await productsWith(page.request, shelf.word)).toMatchObject([{ text: 'For poli' }]);
    });

    test('Update user, and then Delete user, is sent once', async ({ page, request }) => {
      await signInThroughApi(page);
      const { word, users } = await registerUsers(request, 1);
      await openUsers(page, word);
      await page.getByRole('button', { name: `Edit ${users[0]!.name}` }).click();
      const dialog = page.getByRole('dialog', { name: 'Update User' });
      await dialog.getByLabel('Address').fill('Aundh, Pune');
      const { calls, forget } = changingCalls(page);
      await pressTwice(page, dialog.getByRole('button', { name: 'Update' }), gap);
      await expectDone(page, 'User updated successfully', 'Update User');
      expect(calls).toEqual(['PUT /api/users/:id/profile']);

      await openUsers(page, word);
      await page.getByRole('button', { name: `Delete ${users[0]!.name}` }).click();
      const question = page.getByRole('dialog', { name: 'Delete user' });
      forget();
      await pressTwice(page, question.getByRole('button', { name: 'Delete user' }), gap);
      await expectDone(page, 'User deleted successfully', 'Delete user');
      expect(calls).toEqual(['DELETE /api/users/:id']);
    });

    test('Save, and then Delete order, is sent once', async ({ page, request }) => {
      await signInThroughApi(page);
      const { phone, order } = await placeOrders(request, 1);
      await openOrders(page, phone);
      const edit = await openEdit(page, order);
      await edit.chooseOrder('Confirmed');
      const { calls, forget } = changingCalls(page);
      await pressTwice(page, edit.save, gap);
      await expectDone(page, 'Successful to save order', 'Edit Order');
      expect(calls).toEqual(['PUT /api/admin/order-and-payment/status']);

      await openOrders(page, phone);
      await orderAction(page, 'Delete', order).click();
      const question = page.getByRole('dialog', { name: 'Delete order' });
      forget();
      await pressTwice(page, question.getByRole('button', { name: 'Delete order' }), gap);
      await expectDone(page, 'Order deleted successfully', 'Delete order');
      expect(calls).toEqual(['DELETE /api/admin/orders/:id']);
    });

    test('Delete message is sent once', async ({ page, request }) => {
      await signInThroughApi(page);
      const { word, messages } = await sendMessages(request, 1);
      await openMessages(page, word);
      await messageAction(page, 'Delete', messages[0]!).click();
      const question = page.getByRole('dialog', { name: 'Delete message' });
      const { calls } = changingCalls(page);
      await pressTwice(page, question.getByRole('button', { name: 'Delete message' }), gap);
      await expectDone(page, 'Contact deleted successfully', 'Delete message');
      expect(calls).toEqual(['DELETE /api/contact/:id']);
    });

    test('Discard closes one form and nothing else', async ({ page, shelf }) => {
      const product = await shelf.add();
      const dialog = await openEditProduct(page, product);
      await dialog.getByLabel('Text', { exact: true }).fill('For puri');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
      const { calls } = changingCalls(page);
      await pressTwice(page, question.getByRole('button', { name: 'Discard' }), gap);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/admin\/productmaster/);
      expect(calls).toEqual([]);
    });

    test('Edit in a view opens the form and sends nothing', async ({ page, shelf }) => {
      const product = await shelf.add();
      await openProducts(page, product.name);
      await page.getByRole('button', { name: `View ${product.name}` }).click();
      const view = page.getByRole('dialog', { name: 'View Product' });
      const { calls } = changingCalls(page);
      await pressTwice(page, view.getByRole('button', { name: 'Edit' }), gap);
      await expect(page.getByRole('dialog', { name: 'Update Product' })).toBeVisible();
      expect(calls).toEqual([]);
    });

    test('Login and Logout are sent once', async ({ page }) => {
      await page.goto('/loginadmin');
      await page.getByLabel('Email Address').fill(demoAdmin.email);
      await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
      const { calls, forget } = changingCalls(page);
      await pressTwice(page, page.getByRole('button', { name: 'Login' }), gap);
      await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();
      expect(calls).toEqual(['POST /api/admin/login']);

      await page.getByRole('button', { name: /Account of/ }).click();
      forget();
      await pressTwice(page, page.getByRole('menuitem', { name: 'Logout' }), gap);
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      expect(calls).toEqual(['POST /api/logout']);
    });

    test('Login over a form is sent once', async ({ page, shelf }) => {
      const product = await shelf.add();
      const dialog = await openEditProduct(page, product);
      await dialog.getByLabel('Text', { exact: true }).fill('For puri');
      await page.request.post('/api/logout');
      await dialog.getByRole('button', { name: 'Update' }).click();
      const again = page.getByRole('dialog', { name: 'Log in again' });
      await again.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
      const { calls } = changingCalls(page);
      await pressTwice(page, again.getByRole('button', { name: 'Login' }), gap);
      await expect(again).toBeHidden();
      expect(calls).toEqual(['POST /api/admin/login']);
      await expect(dialog.getByLabel('Text', { exact: true })).toHaveValue('For puri');
    });
  });
}
