import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  expect,
  openEditProduct,
  productRows,
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
import { expectAccessible } from '../../fixtures/test.ts';
import { openUsers, registerUsers } from '../../fixtures/people/users.ts';

/** The dialog of one of two staff members, filled in and ready to be sent. */
type Desk = { dialog: Locator; press: Locator; expectTyped: () => Promise<void> };
type Words = [first: string, second: string];

type Thing = {
  /** The input of the first and the second staff member. */
  words: Words;
  texts: { save: string; delete: string };
  save: (page: Page, word: string) => Promise<Desk>;
  delete: (page: Page) => Promise<Desk>;
};

function deletion(page: Page, name: string): Desk {
  const dialog = page.getByRole('dialog', { name });
  return {
    dialog,
    press: dialog.getByRole('button', { name }),
    expectTyped: () => Promise.resolve(),
  };
}

async function aUser(request: APIRequestContext): Promise<Thing> {
  const { word, users } = await registerUsers(request, 1);
  const { name } = users[0]!;
  const open = async (page: Page, verb: string) => {
    await openUsers(page, word);
    await page.getByRole('button', { name: `${verb} ${name}` }).click();
  };
  return {
    words: ['Aundh, Pune', 'Kothrud, Pune'],
    texts: { save: 'User updated successfully', delete: 'User deleted successfully' },
    save: async (page, typed) => {
      await open(page, 'Edit');
      const dialog = page.getByRole('dialog', { name: 'Update User' });
      const field = dialog.getByLabel('Address');
      await field.fill(typed);
      return {
        dialog,
        press: dialog.getByRole('button', { name: 'Update' }),
        expectTyped: () => expect(field).toHaveValue(typed),
      };
    },
    delete: async (page) => {
      await open(page, 'Delete');
      return deletion(page, 'Delete user');
    },
  };
}

async function anOrder(request: APIRequestContext): Promise<Thing> {
  const { phone, order } = await placeOrders(request, 1);
  return {
    words: ['Confirmed', 'Shipped'],
    texts: { save: 'Successful to save order', delete: 'Order deleted successfully' },
    save: async (page, typed) => {
      await openOrders(page, phone);
      const { dialog, orderStatus, save, chooseOrder } = await openEdit(page, order);
      await chooseOrder(typed as 'Confirmed' | 'Shipped');
      return { dialog, press: save, expectTyped: () => expect(orderStatus).toHaveText(typed) };
    },
    delete: async (page) => {
      await openOrders(page, phone);
      await orderAction(page, 'Delete', order).click();
      return deletion(page, 'Delete order');
    },
  };
}

const things = { user: aUser, order: anOrder };
const deeds = ['save', 'delete'] as const;

for (const [what, make] of Object.entries(things)) {
  for (const first of deeds) {
    for (const second of deeds) {
      test(`two staff have one ${what} open: a ${first}, then a ${second}`, async ({
        page,
        browser,
        baseURL,
        request,
      }) => {
        const thing = await make(request);
        const otherDesk = await browser.newContext({ baseURL: baseURL! });
        const slower = await otherDesk.newPage();
        await signInThroughApi(page);
        await signInThroughApi(slower);
        const one = await thing[first](page, thing.words[0]);
        const two = await thing[second](slower, thing.words[1]);
        await one.press.click();
        await expect(page.getByText(thing.texts[first])).toBeVisible();
        await two.press.click();

        if (first === 'save') {
          const conflict = two.dialog.getByRole('alert');
          await expect(conflict).toContainText(`Asha Kulkarni changed this ${what} meanwhile`);
          await expect(conflict.getByRole('listitem')).toContainText(thing.words[0]);
          await expect(conflict).toContainText(
            second === 'save' ? 'Nothing was saved yet.' : 'Nothing was deleted yet.',
          );
          await two.expectTyped();
          await expectAccessible(slower);
          await two.press.click();
          await expect(slower.getByText(thing.texts[second])).toBeVisible();
        } else {
          await expect(two.dialog.getByRole('alert')).toContainText(
            second === 'save'
              ? `Someone deleted this ${what} meanwhile. Nothing was saved.`
              : `Someone has deleted this ${what} already.`,
          );
          await two.expectTyped();
          await expectAccessible(slower);
        }
        await otherDesk.close();
      });
    }
  }
}

test('a deleted product is not saved, and the input stays readable', async ({ page, shelf }) => {
  const product = await shelf.add();
  const dialog = await openEditProduct(page, product);
  await dialog.getByLabel('Description').fill('Typed by the slower one.');
  await page.request.delete(`/api/products/${product._id}?version=${product.version}`);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'Someone deleted this product meanwhile. Nothing was saved.',
  );
  await expect(dialog.getByLabel('Description')).toHaveValue('Typed by the slower one.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  // Other flours may match a word of its name.
  await expect(productRows(page).filter({ hasText: product.name })).toHaveCount(0);
  expect(await productsWith(page.request, shelf.word)).toEqual([]);
});

test('a product that a colleague changed is not deleted before the change is shown', async ({
  page,
  shelf,
}) => {
  const product = await shelf.add();
  const dialog = await openEditProduct(page, product);
  await dialog.getByLabel('Description').fill('Typed by the quicker one.');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  const address = `/api/products/${product._id}?version=${product.version}`;
  expect((await page.request.delete(address)).status()).toBe(409);
  expect(await productsWith(page.request, shelf.word)).toHaveLength(1);
});
