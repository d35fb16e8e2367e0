import { randomInt, randomUUID } from 'node:crypto';
import type { Product } from '@dalan/contract/catalog/catalog';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { shortIdOf } from '../../fixtures/orders/orders.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import {
  changeStatuses,
  openOrders,
  orderAction,
  placeOrders,
} from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const PLACED = '**/api/admin/phone-orders';

test.beforeEach(async ({ page }) => signInThroughApi(page));

async function openForm(page: Page, number: string) {
  await page.goto('/admin/ordermaster/phone-order');
  const field = page.getByLabel('Contact Number');
  await expect(field).toBeFocused();
  await field.fill(number);
  return {
    tile: (name: string) =>
      page.getByRole('group', { name: 'Tap to add 1 kg' }).getByRole('button', { name }),
    kgOf: (name: string) => page.getByRole('textbox', { name: `kg of ${name}` }),
    quickAdd: page.getByLabel('Quick add'),
    place: page.getByRole('button', { name: /Place order/ }),
    said: page.getByRole('complementary', { name: 'Order' }).getByRole('alert'),
  };
}

async function ordersOf(page: Page, number: string): Promise<Order[]> {
  const answer = await page.request.get(`/api/admin/orders?q=${number}`);
  return (await answer.json()) as Order[];
}

/** Shows the panel other flours than the shop has. */
function pretendFlours(page: Page, to: (products: Product[]) => object[]): Promise<void> {
  return changeAnswer(page, '**/api/products', to);
}

async function pretend(page: Page, name: string, change: Partial<Product>): Promise<void> {
  await pretendFlours(page, (products) =>
    products.map((one) => (one.name === name ? { ...one, ...change } : one)),
  );
}

/** Adds a hundred newer flours, so that those of the shop are no longer among the first offered. */
async function pretendManyFlours(page: Page): Promise<void> {
  await pretendFlours(page, ([one]) =>
    Array.from({ length: 100 }, (_, index) => ({
      ...one,
      // The copied product may be one that another test has hidden or sold out.
      isActive: true,
      quantity: 20,
      _id: randomUUID(),
      name: `Newer Flour ${index + 1}`,
      nameMr: '',
      nameHi: '',
      searchAlso: [],
      category: '',
    })),
  );
}

const newNumber = () => `55${String(randomInt(1e8)).padStart(8, '0')}`;

for (const width of [1280, 390]) {
  test(`staff take orders of a new and then known caller, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const number = newNumber();
    const form = await openForm(page, `+91 ${number.slice(0, 5)}-${number.slice(5)}`);
    await expect(page.getByText('New customer')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Shobha Nimbalkar');
    await page.getByRole('textbox', { name: 'Address' }).fill('14 Erandwane Gardens, Pune 411004');
    await form.quickAdd.fill('ज्वारी 2');
    await form.quickAdd.press('Enter');
    await expect(form.kgOf('Jowar Flour')).toHaveValue('2');
    await form.tile('Besan').click();
    await form.tile('Besan').click();
    await expect(form.kgOf('Besan')).toHaveValue('2');
    await page.getByRole('button', { name: 'Less kg of Besan' }).click();
    await expect(form.tile('Besan')).toContainText('1 kg in the order');
    await expectAccessible(page);
    await form.place.dblclick();
    await expect(page.getByText(/Order \w{8} of Shobha Nimbalkar is placed/)).toBeVisible();
    const [order, ...others] = await ordersOf(page, number);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ orderStatus: 'Confirmed', userId: { email: '' } });

    const again = await openForm(page, number);
    await expect(page.getByText('1 order since')).toBeVisible();
    await expect(page.getByText(`order of today: ${shortIdOf(order!._id)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Same again' }).click();
    await expect(again.kgOf('Jowar Flour')).toHaveValue('2');
    await page.getByLabel(/Already agreed/).uncheck();
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/of Shobha Nimbalkar is placed/)).toBeVisible();
    expect((await ordersOf(page, number)).map(({ orderStatus }) => orderStatus).sort()).toEqual([
      'Confirmed',
      'Placed',
    ]);
  });
}

test('a changed price stands in place, too little stock at its line', async ({ page, request }) => {
  const { phone } = await placeOrders(request, 1, { Besan: 1 });
  await pretend(page, 'Besan', { pricePerKg: 1 });
  const form = await openForm(page, phone);
  await expect(page.getByText('Meera Joshi')).toBeVisible();
  await form.tile('Besan').click();
  const refused = page.waitForResponse(PLACED);
  await form.place.click();
  expect((await refused).status()).toBe(409);
  await expect(form.said).toContainText('A price changed');
  await expect(page.getByText(/per kg, was ₹1\.00/)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(async () => {
    await form.place.click();
    await expect(page.getByText(/of Meera Joshi is placed/)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await pretend(page, 'Upvas Bhajani', { quantity: 100 });
  const more = await openForm(page, phone);
  await expect(page.getByText('Meera Joshi')).toBeVisible();
  await expect(more.tile('Upvas Bhajani')).toBeVisible();
  await more.quickAdd.fill('upvas 99');
  await more.quickAdd.press('Enter');
  await more.place.click();
  await expect(more.said).toContainText(/Only \d+ kg of Upvas Bhajani left/);
  await expect(page.getByText(/^Only \d+ kg left$/)).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`staff change an order until it is milled, at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const { phone, order } = await placeOrders(request, 1, { 'Jowar Flour': 3, Besan: 1 });
    await openOrders(page, phone);
    await orderAction(page, 'View', order).click();
    await page.getByRole('link', { name: 'Change order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change order' });
    const save = dialog.getByRole('button', { name: 'Save changes' });
    const changes = dialog.getByRole('region', { name: 'What changes' });
    await expect(save).toBeDisabled();
    await dialog.getByRole('button', { name: 'More kg of Jowar Flour' }).click();
    await dialog.getByRole('button', { name: 'Remove Besan' }).click();
    await dialog.getByRole('combobox', { name: 'Add a flour' }).click();
    await page.getByRole('option', { name: /^Bajra Flour/ }).click();
    await dialog.getByLabel('Delivery Address').fill('Flat 7, Prabhat Road, Pune 411004');
    await expect(changes).toContainText('3 kg → 4 kg');
    await expect(changes).toContainText('1 kg removed');
    await expect(changes).toContainText('1 kg added');
    await expect(changes).toContainText('Delivery Addresschanged');
    await expectAccessible(page);
    await save.click();
    await expect(page.getByText('Order changed').first()).toBeVisible();
    const view = page.getByRole('dialog', { name: 'View Order' });
    const history = view.getByRole('region', { name: 'History' });
    await expect(history).toContainText(/Jowar Flour: 3 kg .*4 kg/);
    await expect(history).toContainText('Delivery Address: changed');
    await expect(view.getByText('Flat 7, Prabhat Road')).toBeVisible();

    await view.getByRole('link', { name: 'Change order' }).click();
    await dialog.getByRole('button', { name: 'Remove Jowar Flour' }).click();
    await dialog.getByRole('button', { name: 'Remove Bajra Flour' }).click();
    await expect(dialog.getByRole('link', { name: 'Cancel the order instead' })).toBeVisible();
    await expect(save).toBeDisabled();
    await page.reload();
    await dialog.getByRole('button', { name: 'More kg of Jowar Flour' }).click();
    await changeStatuses(page.request, order, {
      orderStatus: 'Processing',
      paymentStatus: 'Pending',
    });
    await save.click();
    await expect(dialog.getByRole('alert').first()).toContainText('Processing');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(view.getByRole('button', { name: 'Change order' })).toBeDisabled();
    await expect(view.getByText('Only until it is milled')).toBeVisible();
  });
}

test('more kilograms than are free are refused at the line', async ({ page, request }) => {
  const { order } = await placeOrders(request, 1, { 'Upvas Bhajani': 1 });
  await pretend(page, 'Upvas Bhajani', { quantity: 99 });
  await page.goto(`/admin/ordermaster/change?order=${order._id}`);
  const dialog = page.getByRole('dialog', { name: 'Change order' });
  await dialog.getByRole('textbox', { name: 'kg of Upvas Bhajani' }).fill('98');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText(/^Only \d+ kg more free$/)).toBeVisible();
});

for (const width of [1280, 390]) {
  test(`typing finds flours beyond the newest hundred, at ${width}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const { phone, order } = await placeOrders(request, 1, { 'Jowar Flour': 2 });
    await pretendManyFlours(page);
    const form = await openForm(page, phone);
    await expect(form.tile('Newer Flour 100')).toBeVisible();
    await expect(form.tile('Bajra Flour')).toBeHidden();
    await page.getByRole('button', { name: 'Same again' }).click();
    await expect(form.kgOf('Jowar Flour')).toHaveValue('2');
    await form.quickAdd.fill('bajra 3');
    await form.quickAdd.press('Enter');
    await expect(form.kgOf('Bajra Flour')).toHaveValue('3');
    await expect(form.quickAdd).toHaveValue('');
    await form.quickAdd.fill('नाचणी');
    await expect(page.getByText('Enter adds 1 kg Nachni Flour')).toBeVisible();
    await expect(form.tile('Newer Flour 100')).toBeHidden();
    await expectAccessible(page);
    await form.tile('Nachni Flour').click();
    await expect(form.kgOf('Nachni Flour')).toHaveValue('1');
    await form.quickAdd.fill('zzzz');
    await expect(page.getByText('No flour is called “zzzz”')).toBeVisible();
    await form.place.click();
    await expect(page.getByText(/of Meera Joshi is placed/)).toBeVisible();

    await page.goto(`/admin/ordermaster/change?order=${order._id}`);
    const dialog = page.getByRole('dialog', { name: 'Change order' });
    await dialog.getByRole('button', { name: 'More kg of Jowar Flour' }).click();
    const add = dialog.getByRole('combobox', { name: 'Add a flour' });
    await add.fill('besan');
    await expect(dialog.getByRole('option', { name: /^Besan, ₹/ })).toBeVisible();
    await expectAccessible(page);
    await add.press('Enter');
    await expect(add).toHaveValue('');
    await dialog.getByRole('button', { name: 'More kg of Besan' }).click();
    await expect(dialog.getByRole('textbox', { name: 'kg of Besan' })).toHaveValue('2');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Order changed').first()).toBeVisible();
  });
}
