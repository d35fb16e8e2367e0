import type { User } from '@dalan/contract/people/accounts';
import type { Locator, Page } from '@playwright/test';
import { demoAdmin } from '../../fixtures/people/people.ts';
import { changingCalls } from '../../fixtures/look/presses.ts';
import {
  expect,
  openEditProduct,
  productRows,
  productsWith,
  test,
} from '../../fixtures/orders/products.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { openEdit, openOrders, placeOrders } from '../../fixtures/orders/staff-orders.ts';
import { expectAccessible } from '../../fixtures/test.ts';
import { openUsers, registerUsers } from '../../fixtures/people/users.ts';

const noAnswer = 'No response from server. Please check your connection.';
const logInAgain = (page: Page) => page.getByRole('dialog', { name: 'Log in again' });
const discard = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });

async function typeAText(dialog: Locator): Promise<Locator> {
  const field = dialog.getByLabel('Text', { exact: true });
  await field.click();
  await field.fill('For puri');
  return field;
}

test.describe('the session ends while a form is open', () => {
  test('the same person logs in on top of it and saves', async ({ page, shelf }) => {
    const product = await shelf.add({ quantity: 5 });
    const dialog = await openEditProduct(page, product);
    const field = await typeAText(dialog);
    await page.request.post('/api/logout');
    await dialog.getByRole('button', { name: 'Update' }).click();
    const again = logInAgain(page);
    await expect(again).toContainText('Your session has ended. Please log in to continue.');
    await expect(again.getByLabel('Email Address')).toHaveValue(demoAdmin.email);
    await expect(again.getByLabel('Email Address')).toBeDisabled();
    const password = again.getByLabel('Password', { exact: true });
    await expect(password).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(again).toBeVisible();

    await again.getByRole('button', { name: 'Login' }).click();
    await expect(again.getByText('Password is required')).toBeVisible();
    await password.fill('not the password');
    await again.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert').getByText('Invalid email or password')).toBeVisible();
    await expectAccessible(page);
    await password.fill(demoAdmin.password);
    await password.press('Enter');
    await expect(again).toBeHidden();
    await expect(field).toHaveValue('For puri');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    expect(await productsWith(page.request, shelf.word)).toMatchObject([{ text: 'For puri' }]);
  });

  test('a changed order is saved after it', async ({ page, request }) => {
    await signInThroughApi(page);
    const { order } = await placeOrders(request, 1, { 'Jowar Flour': 1 });
    await page.goto(`/admin/ordermaster/change?order=${order._id}`);
    const dialog = page.getByRole('dialog', { name: 'Change order' });
    await dialog.getByRole('button', { name: 'More kg of Jowar Flour' }).click();
    await page.request.post('/api/logout');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    const password = logInAgain(page).getByLabel('Password', { exact: true });
    await password.fill(demoAdmin.password);
    await password.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'kg of Jowar Flour' })).toHaveValue('2');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Order changed').first()).toBeVisible();
    await expect(discard(page)).toBeHidden();
  });

  test('a person who discards it is asked once, and sent to the log-in', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInThroughApi(page);
    const { phone, order } = await placeOrders(request, 1);
    await openOrders(page, phone);
    const edit = await openEdit(page, order);
    await edit.chooseOrder('Confirmed');
    await page.request.post('/api/logout');
    await edit.save.click();
    await expectAccessible(page);
    await logInAgain(page).getByRole('button', { name: 'Leave' }).click();
    await expectAccessible(page);
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await logInAgain(page).getByRole('button', { name: 'Leave' }).click();
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await page.getByLabel('Email Address').fill(demoAdmin.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAdmin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Order Master' })).toBeVisible();
    await expect(edit.dialog).toBeHidden();
  });

  test('another person who signs in does not get the form', async ({ page, shelf }) => {
    const product = await shelf.add({ quantity: 5 });
    const dialog = await openEditProduct(page, product);
    await typeAText(dialog);
    // Another person signs in in another tab, so that the cookie is theirs now.
    const answer = await page.request.get('/api/session');
    const { user } = (await answer.json()) as { user: User };
    const other = { ...user, _id: product._id, name: 'Meera Joshi', email: 'meera@dalan.example' };
    await page.route('**/api/session', (route) => route.fulfill({ json: { user: other } }));
    await page.route('**/api/products', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 403, json: { message: 'No.', code: 'FORBIDDEN' } })
        : route.fallback(),
    );
    await dialog.getByRole('button', { name: 'Update' }).click();
    const again = logInAgain(page);
    await expect(again).toContainText('Meera Joshi has signed in here meanwhile.');
    await expect(again.getByLabel('Email Address')).toHaveValue(demoAdmin.email);
    await expectAccessible(page);
    await again.getByRole('button', { name: 'Start afresh' }).click();
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /Account of Meera Joshi/ })).toBeVisible();
    await expect(productRows(page)).toHaveText([product.name]);
  });

  test('without input, the log-in page opens and returns to the list', async ({
    page,
    request,
  }) => {
    await signInThroughApi(page);
    const { word, users } = await registerUsers(request, 1);
    await openUsers(page, word);
    await page.getByRole('button', { name: `Delete ${users[0]!.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete user' });
    // The dialog makes its own call, which would also redirect to the log-in without a session.
    await expect(dialog.getByRole('definition').last()).toHaveText('None');
    await page.request.post('/api/logout');
    await dialog.getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`next=.*${word}`));
  });
});

test.describe('leaving a form with changes asks first', () => {
  test('on reload, on Back and on a link', async ({ page, shelf }) => {
    const product = await shelf.add({ quantity: 5 });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();
    await page.getByRole('link', { name: 'Product Master' }).click();
    await page.getByRole('searchbox').fill(product.name);
    await page.getByRole('button', { name: `Edit ${product.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Product' });
    const field = await typeAText(dialog);

    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(field).toHaveValue('For puri');

    await page.evaluate(() => history.back());
    await expect(discard(page)).toBeVisible();
    await expectAccessible(page);
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(discard(page)).toBeHidden();
    await expect(field).toHaveValue('For puri');
    await expect(page).toHaveURL(/\/admin\/productmaster/);

    const link = page.getByRole('link', { name: 'Order Master', includeHidden: true });
    await link.evaluate((element) => (element as HTMLElement).click());
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { name: 'Order Master' })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await productsWith(page.request, shelf.word)).toMatchObject([{ text: '' }]);
  });

  test('and Back closes the form once it is discarded', async ({ page, shelf }) => {
    const product = await shelf.add({ quantity: 5 });
    await page.goto('/admin/productmaster');
    await page.getByRole('searchbox').fill(shelf.word);
    await expect(productRows(page)).toHaveText([product.name]);
    await page.getByRole('button', { name: `Edit ${product.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Product' });
    await typeAText(dialog);
    await page.evaluate(() => history.back());
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Flour Product Master' })).toBeVisible();
  });

  test('but not once it is saved', async ({ page, shelf }) => {
    const product = await shelf.add({ quantity: 5 });
    const dialog = await openEditProduct(page, product);
    await typeAText(dialog);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(productRows(page)).toHaveText([product.name]);
  });
});

test.describe('without a connection', () => {
  test('a save fails at once, the form can be left, and nothing is sent later', async ({
    page,
    context,
    request,
  }) => {
    await signInThroughApi(page);
    const { word, users } = await registerUsers(request, 1);
    await openUsers(page, word);
    await page.getByRole('button', { name: `Edit ${users[0]!.name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update User' });
    await dialog.getByLabel('Address').fill('Aundh, Pune');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alert').getByText('Failed to update user')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveText(noAnswer);
    await expect(dialog.getByLabel('Address')).toHaveValue('Aundh, Pune');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();

    const { calls } = changingCalls(page);
    const listed = page.waitForResponse(/\/api\/users\?/);
    await context.setOffline(false);
    await listed;
    const answer = await page.request.get(`/api/users/${users[0]!._id}`);
    expect(((await answer.json()) as { data: User }).data.address).toBe(users[0]!.address);
    expect(calls).toEqual([]);
  });

  test('pages and dialogs still open, and say what failed to load', async ({ page, context }) => {
    await signInThroughApi(page);
    const ahead = page.waitForResponse(/admin-order-dialogs/);
    await page.goto('/admin');
    await ahead;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'View User' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Order Master' }).click();
    await expect(page.getByRole('heading', { name: 'Order Master' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Failed to fetch orders' })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /^View order/ }).first()).toBeVisible();
  });
});

test.describe('a chunk of the panel fails to load', () => {
  test('the list stays, says so, and the next press retries', async ({ page, request }) => {
    await signInThroughApi(page);
    const { word, users } = await registerUsers(request, 1);
    await page.route(/admin-user-dialogs/, (route) => route.abort());
    await openUsers(page, word);
    const view = page.getByRole('button', { name: `View ${users[0]!.name}` });
    await view.click();
    const toast = page.getByRole('alert').getByText(/^Loading chunk admin-user-dialogs.* failed\./);
    await expect(toast).toBeVisible();
    await expect(toast).toContainText('(missing: /static/js/');
    await expect(view).toBeVisible();
    // The pointer leaves the button, whose tooltip would cover the page.
    await toast.hover();
    await expectAccessible(page);
    await page.unroute(/admin-user-dialogs/);
    await view.click();
    await expect(page.getByRole('dialog', { name: 'View User' })).toBeVisible();
  });

  test.describe('of a page', () => {
    test.use({ expectedWords: /Loading chunk admin-order-master/ });

    test('it says so, next to a link home', async ({ page }) => {
      await signInThroughApi(page);
      await page.route(/admin-order-master/, (route) => route.abort());
      await page.goto('/admin');
      await page.getByRole('link', { name: 'Order Master' }).click();
      await expect(page.getByText(/^Loading chunk admin-order-master.* failed\./)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to User Master' })).toBeVisible();
      await expectAccessible(page);
    });
  });
});
