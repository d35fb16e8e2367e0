import { randomInt } from 'node:crypto';
import type { Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { NewGrind } from '@dalan/contract/catalog/grinds';
import type { Order } from '@dalan/contract/orders/orders';
import type { APIRequestContext } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../fixtures/look/fits.ts';
import { printedPages } from '../../fixtures/look/prints.ts';
import { deliveryTo } from '../../fixtures/orders/delivery-to.ts';
import { moveOrder } from '../../fixtures/orders/orders.ts';
import { openEditProduct, test } from '../../fixtures/orders/products.ts';
import { customerWithPhone } from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible } from '../../fixtures/test.ts';

const [fine, medium, coarse] = readyGrinds.map(({ key: _, ...names }): NewGrind => names) as [
  NewGrind,
  NewGrind,
  NewGrind,
];

/** A word that finds this flour alone: weights in it would be read as such. */
const lettersOf = (word: string) =>
  word.replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

const inGrinds = (word: string) => ({
  name: `Rala ${lettersOf(word)} ${word}`,
  nameMr: 'राळ्याचे पीठ',
  isActive: true,
  quantity: 20,
  pricePerKg: 78,
  stepGrams: 500 as const,
  grinds: [fine, coarse],
});

async function placeLines(
  request: APIRequestContext,
  flour: Product,
  lines: { grind: string; quantityKg: number }[],
): Promise<Order> {
  const { address, phone } = await customerWithPhone(request);
  const session = await request.get('/api/session');
  const { user } = (await session.json()) as { user: { _id: string } };
  const items = lines.map((line) => ({
    productId: flour._id,
    pricePerKg: flour.pricePerKg,
    ...line,
  }));
  const answer = await request.post('/api/orders', {
    data: {
      userId: user._id,
      items,
      deliveryAddress: address,
      contactNumber: phone,
      ...(await deliveryTo(request, address, items)),
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Order;
}

const linesOf = ({ items }: Order) =>
  items.map(({ grind, quantityKg }) => [grind?.key, quantityKg]);

for (const width of [1280, 360]) {
  test(`staff give a flour grinds and half kilos, at ${width}`, async ({ page, shelf }) => {
    await page.setViewportSize({ width, height: 800 });
    const flour = await shelf.add({ isActive: true });
    const dialog = await openEditProduct(page, flour);
    const tab = dialog.getByRole('tab', { name: 'Grind and weight' });
    await expect(dialog.getByRole('tab', { name: 'Flour' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await tab.click();
    const sees = dialog.getByRole('group', { name: 'The customer sees' });
    await expect(sees).toContainText('10 kg');
    await expectAccessible(page);

    for (const name of ['Fine', 'Coarse', 'Medium']) {
      await dialog.getByRole('button', { name, exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Own words' }).click();
    await expect(dialog.getByLabel('English, grind 4')).toBeFocused();
    await dialog.getByLabel('English, grind 4').fill('FINE');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog.getByText('Two grinds are alike')).toBeVisible();
    await expect(dialog.getByText('Please write it in all three languages')).toHaveCount(2);
    await expect(tab).toContainText('3');
    await expect(dialog.getByLabel('English, grind 4')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Remove FINE', exact: true }).click();

    await dialog.getByRole('button', { name: 'Move Medium, grind 3' }).focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect(dialog.getByRole('button', { name: 'Move Medium, grind 2' })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('English, grind 2')).toHaveValue('Medium');
    await dialog.getByRole('button', { name: '500 g', exact: true }).click();
    await expect(sees).toHaveText(/Fine.*Medium.*Coarse.*500 g.*1 kg.*2 kg.*5 kg/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();

    const answer = await page.request.get(`/api/products/${flour._id}`);
    const shown = (await answer.json()) as Product;
    expect(shown).toMatchObject({ stepGrams: 500, grinds: [fine, medium, coarse] });
    const again = await openEditProduct(page, flour);
    await again.getByRole('tab', { name: 'Grind and weight' }).click();
    await again.getByRole('button', { name: 'Remove Coarse' }).click();
    await expect(
      again.getByText('Coarse goes when you save. No open order and no repeat holds it.'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test(`Remove says who holds a grind, at ${width}`, async ({ page, request, shelf }) => {
    await page.setViewportSize({ width, height: 900 });
    const flour = await shelf.add(inGrinds(shelf.word));
    await placeLines(request, flour, [
      { grind: 'fine', quantityKg: 1.5 },
      { grind: 'coarse', quantityKg: 1 },
    ]);
    const order = await placeLines(request, flour, [{ grind: 'fine', quantityKg: 1 }]);
    const dialog = await openEditProduct(page, flour);
    await dialog.getByRole('tab', { name: 'Grind and weight' }).click();
    const remove = dialog.getByRole('button', { name: 'Remove Fine' });
    await expect(remove).toHaveAccessibleDescription(
      'Chosen beforehand. In 2 open orders. Removed: the orders keep it.',
    );
    await expect(
      dialog.getByText('In 1 open order. Removed: the order keeps it.', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByText('The counter weighs')).toBeVisible();
    await dialog.getByRole('button', { name: '1 kg', exact: true }).click();
    await expect(
      dialog.getByText('1 open order holds a weight that this step does not allow'),
    ).toBeVisible();
    await remove.click();
    await expect(
      dialog.getByText('2 open orders hold it: the orders keep it.', { exact: false }),
    ).toHaveText(/^Fine goes when you save\./);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await moveOrder(page.request, order, 'Cancelled');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    const again = await openEditProduct(page, flour);
    await again.getByRole('tab', { name: 'Grind and weight' }).click();
    await again.getByRole('button', { name: 'Fine', exact: true }).click();
    await expect(again.getByRole('button', { name: 'Remove Fine' })).toHaveAccessibleDescription(
      'In 1 open order. Removed: the order keeps it.',
    );
  });

  test(`a caller names grinds and half kilos, at ${width}`, async ({ page, shelf }) => {
    await page.setViewportSize({ width, height: 900 });
    const flour = await shelf.add(inGrinds(shelf.word));
    const number = `55${String(randomInt(1e8)).padStart(8, '0')}`;
    await page.goto('/admin/ordermaster/phone-order');
    await page.getByLabel('Contact Number').fill(number);
    await expect(page.getByText('New customer')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Shobha Nimbalkar');
    await page.getByRole('textbox', { name: 'Address' }).fill('14 Erandwane Gardens, Pune 411004');
    const quickAdd = page.getByLabel('Quick add');
    const kgIn = (grind: string) =>
      page.getByRole('textbox', { name: `kg of ${flour.name}, ${grind}` });
    const word = lettersOf(shelf.word);
    for (const typed of [`${word} 2 fine`, `${word} 1½ coarse`]) {
      await quickAdd.fill(typed);
      await expect(page.getByText(/^Enter adds/)).toContainText(flour.name);
      await quickAdd.press('Enter');
      await expect(quickAdd).toHaveValue('');
    }
    await expect(kgIn('coarse')).toHaveValue('1.5');
    await quickAdd.fill(`${word} 1 runny`);
    await expect(page.getByText('has no grind “runny”: fine, coarse')).toBeVisible();
    await quickAdd.fill(`${word} 0.3`);
    await expect(page.getByText(`${flour.name} is sold by 500 g`)).toBeVisible();
    await quickAdd.fill(word);
    await page.getByRole('group', { name: 'Tap to add 1 kg' }).getByRole('button').click();
    await expect(kgIn('coarse')).toHaveValue('2.5');
    await page.getByRole('button', { name: `Less kg of ${flour.name}, fine` }).click();
    await expect(kgIn('fine')).toHaveValue('1.5');
    await kgIn('fine').fill('50');
    await expect(kgIn('fine')).toHaveValue('50');
    await kgIn('fine').blur();
    await expect(kgIn('fine')).toHaveValue('17.5');
    await expect(page.getByText('Only 17.5 kg left')).toBeVisible();
    await kgIn('fine').fill('0.5');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /Place order/ }).click();
    await expect(page.getByText(/of Shobha Nimbalkar is placed/)).toBeVisible();
    const answer = await page.request.get(`/api/admin/orders?q=${number}`);
    const [order] = (await answer.json()) as Order[];
    expect(linesOf(order!)).toEqual([
      ['fine', 0.5],
      ['coarse', 2.5],
    ]);
    await page.goto(`/admin/ordermaster?q=${number}`);
    await expect(page.getByRole('main')).toContainText(
      `${flour.name}${width > 600 ? ',' : ''} fine`,
    );
  });

  test(`a grind is changed and a second one is added, at ${width}`, async ({
    page,
    request,
    shelf,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const flour = await shelf.add(inGrinds(shelf.word));
    const order = await placeLines(request, flour, [{ grind: 'fine', quantityKg: 1.5 }]);
    await page.goto(`/admin/ordermaster/change?order=${order._id}`);
    const dialog = page.getByRole('dialog', { name: 'Change order' });
    const changes = dialog.getByRole('region', { name: 'What changes' });
    const grind = dialog.getByRole('combobox', { name: /^Grind of/ });
    await grind.focus();
    await grind.selectOption('Coarse');
    await expect(grind).toBeFocused();
    await expect(changes).toContainText('fine, 1.5 kg → coarse, 1.5 kg');
    await expect(changes).toContainText('A change of grind moves no stock.');
    await expect(dialog.getByText('₹78.00 per kg, kept')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Add a flour').fill(lettersOf(shelf.word));
    await page.getByRole('option', { name: flour.name }).click();
    await expect(changes, 'the same line, beside a new one').toContainText(
      'fine, 1.5 kg → coarse, 1.5 kg',
    );
    await expect(changes).toContainText(`${flour.name}, fine1 kg added`);
    await dialog.getByRole('button', { name: `Remove ${flour.name}, fine` }).click();
    await grind.selectOption('Fine');
    await expect(changes).toContainText('Nothing yet');

    await dialog.getByLabel('Add a flour').fill(lettersOf(shelf.word));
    await page.getByRole('option', { name: flour.name }).click();
    await expect(grind).toHaveCount(2);
    await dialog.getByRole('button', { name: `Less kg of ${flour.name}, coarse` }).click();
    await expect(changes).toContainText(`${flour.name}, coarse500 g added`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Order changed')).toBeVisible();
    const answer = await page.request.get(`/api/admin/orders/${order._id}`);
    expect(linesOf((await answer.json()) as Order)).toEqual([
      ['fine', 1.5],
      ['coarse', 0.5],
    ]);
  });

  test(`the milling sheet and the slip name the grinds, at ${width}`, async ({
    page,
    request,
    shelf,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const flour = await shelf.add(inGrinds(shelf.word));
    const order = await placeLines(request, flour, [
      { grind: 'fine', quantityKg: 2 },
      { grind: 'coarse', quantityKg: 0.5 },
    ]);
    await moveOrder(page.request, order, 'Confirmed');
    await page.goto(`/admin/ordermaster/milling-sheet?ids=${order._id}`);
    const sheet = page.getByRole('article', { name: 'Milling sheet' });
    await expect(sheet.getByRole('row', { name: /^1 Rala/ })).toBeVisible();
    await expect(sheet.getByRole('row', { name: /Coarse/ })).toContainText('1 × 500 g');
    await expect(sheet.getByRole('row', { name: /All flours/ })).toContainText('2.5');
    const tick = sheet.getByRole('checkbox', { name: `${flour.name}, coarse is milled` });
    await tick.uncheck();
    await expect(page.getByText('No order has all its flours milled yet.')).toBeVisible();
    await expectAccessible(page);
    await tick.check();
    expect(await printedPages(page)).toEqual(['8.3 × 11.7']);
    await page.getByRole('button', { name: 'Milling done' }).click();
    await page.getByRole('button', { name: 'Make 2 batches' }).click();
    await expect(page.getByText('1 order is milled and to pack.').first()).toBeVisible();

    await page.goto(`/admin/ordermaster/packing-slips?ids=${order._id}`);
    const slip = page.getByRole('article', { name: /^Packing slip/ });
    await expect(slip.getByRole('listitem').filter({ hasText: 'coarse' })).toContainText('500 g');
    await expect(slip).toContainText('राळ्याचे पीठ, जाड');
    await expectAccessible(page);
  });
}
