import type { CounterAnswer } from '@dalan/contract/desk/counter';
import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { changeAnswer } from '../../fixtures/shop/change-answer.ts';
import { letOwe, newCustomer } from '../../fixtures/orders/accounts.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { countPresses } from '../../fixtures/look/presses.ts';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

const SALES = '**/api/admin/counter/sales';

test.beforeEach(async ({ page }) => signInThroughApi(page));

/** Shows the till what the shop answers, changed. */
function pretend(page: Page, change: (till: CounterAnswer) => CounterAnswer): Promise<void> {
  return changeAnswer(page, '**/api/admin/counter', change);
}

async function openTill(page: Page) {
  await page.goto('/admin/counter');
  const slip = page.getByRole('region', { name: 'Slip' });
  const sold = page.getByRole('region', { name: 'Sold', exact: true });
  await expect(page.getByRole('heading', { name: 'Counter' })).toBeVisible();
  return {
    slip,
    sold,
    tile: (name: string) =>
      page
        .getByRole('list', { name: 'Flours' })
        .getByRole('button', { name: new RegExp(`^${name}`) }),
    weight: (name: string) =>
      page.getByRole('group', { name: 'Usual weights' }).getByRole('button', { name }),
    digit: (name: string) =>
      page.getByRole('group', { name: 'Digits' }).getByRole('button', { name }),
    entry: page.getByLabel('Flour and weight'),
    cash: slip.getByRole('button', { name: /Cash, exact/ }),
  };
}

/** The sales of this file: another one sells on account at the same time. */
async function salesOfToday(page: Page): Promise<Order[]> {
  const answer = await page.request.get('/api/admin/orders?channel=counter');
  const sales = (await answer.json()) as Order[];
  return sales.filter(({ onAccount }) => !onAccount);
}

test('two flours, cash and the change take five presses at the desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const till = await openTill(page);
  await expect(till.slip).toContainText('Nothing on the slip');
  await expectAccessible(page);
  const presses = countPresses();
  await presses.click(till.tile('Jowar Flour'));
  await presses.click(till.weight('2 kg'));
  await presses.click(till.tile('Besan'));
  await presses.click(till.weight('500 g'));
  await expect(till.slip).toContainText('₹225.00');
  await expectAccessible(page);
  await presses.click(till.slip.getByRole('button', { name: '₹300' }));
  expect(presses.count()).toBeLessThanOrEqual(5);
  await expect(till.sold.getByText('₹75.00')).toBeVisible();
  await expect(till.sold).toContainText('₹50');
  await expectAccessible(page);
  await expect(till.entry).toBeFocused();
  const [sale] = await salesOfToday(page);
  expect(sale).toMatchObject({ channel: 'counter', amountToPay: 225, paymentStatus: 'Paid' });
  await page.keyboard.press('Enter');
  await expect(till.slip).toContainText('Nothing on the slip');
});

test('by keys: letters, rupees, grind by Tab, F2; the slip is rounded to the rupee', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const till = await openTill(page);
  await expect(till.entry).toBeFocused();
  await page.keyboard.type('besan ₹50');
  await page.keyboard.press('Enter');
  await expect(page.getByText('₹50 asked, rounded down to 10 g')).toBeVisible();
  await expect(till.slip).toContainText('360 g × ₹138.00');
  await expect(till.slip).toContainText('+ ₹0.32');
  await expect(till.slip.getByRole('status').first()).toContainText('₹50.00');
  await page.keyboard.type('1.5');
  await page.keyboard.press('Enter');
  await expect(till.slip).toContainText('1.5 kg × ₹138.00');
  await page.keyboard.press('F2');
  await expect(till.sold).toContainText('No change to give');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/admin\/ordermaster\/bill\?of=/);
  await expect(page.getByText('Besan').first()).toBeVisible();
});

test('other cash, and UPI with the code for exactly this amount', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await pretend(page, (shop) => ({ ...shop, upi: { upiId: 'dalan@examplebank', name: 'Dalan' } }));
  const till = await openTill(page);
  await till.tile('Jowar Flour').click();
  await page.getByRole('link', { name: 'Sold today' }).click();
  const discard = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await discard.getByRole('button', { name: 'Keep editing' }).click();
  await till.slip.getByRole('button', { name: 'Other' }).click();
  const given = till.slip.getByLabel('Cash given');
  await given.fill('50');
  await expect(till.slip).toContainText('At least ₹78.00');
  await given.fill('100');
  await expect(till.slip).toContainText('₹22.00');
  await expectAccessible(page);
  await given.press('Enter');
  await expect(till.sold).toContainText('₹22.00');
  await till.tile('Jowar Flour').click();
  await page.keyboard.press('F4');
  await expect(till.slip.getByRole('img', { name: 'Code to pay ₹78.00 by UPI' })).toBeVisible();
  await expectAccessible(page);
  await till.slip.getByLabel('UPI reference (optional)').fill('123456789012');
  await till.slip.getByRole('button', { name: /Money is in, ₹78.00/ }).click();
  await expect(till.sold).toBeVisible();
  const [sale] = await salesOfToday(page);
  expect(sale?.payments).toMatchObject([{ method: 'UPI', reference: '123456789012' }]);
});

test('stock that is gone meanwhile marks the line, and nothing is sold', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const till = await openTill(page);
  await till.tile('Jowar Flour').click();
  const before = await salesOfToday(page);
  await page.route(SALES, (route) =>
    route.fulfill({
      status: 409,
      json: {
        message: 'Only 0.3 kg of Jowar Flour left',
        code: 'OUT_OF_STOCK',
        requestId: 'x',
        details: {
          items: [{ productId: before[0]?.items[0]?.productId._id ?? '', availableKg: 0.3 }],
        },
      },
    }),
  );
  await till.cash.click();
  await expect(till.slip.getByRole('alert')).toBeVisible();
  expect(await salesOfToday(page)).toHaveLength(before.length);
  await page.unroute(SALES);
});

test('a till without a network keeps the sale, and sends it once', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const till = await openTill(page);
  await till.tile('Besan').click();
  const before = await salesOfToday(page);
  // The answer of the first try is lost: the mill has the sale, the till does not know.
  await page.route(SALES, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await till.cash.click();
  await expect(till.sold).toContainText('Kept on this device, sent when the network is back');
  await expect(page.getByText('1 sale waits for the network')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(SALES);
  await till.tile('Jowar Flour').click();
  await till.cash.click();
  await expect(page.getByText('2 sales wait for the network')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/waits? for the network/)).toBeHidden();
  await expect.poll(async () => (await salesOfToday(page)).length).toBe(before.length + 2);
});

test('a kept sale that the mill refuses is settled on the till, at the price of now', async ({
  browser,
  page,
  context,
}) => {
  const customer = await newCustomer(browser);
  const { _id: productId } = await flourNamed(page.request, 'Jowar Flour');
  const terms = { limit: 500, prices: [{ productId, pricePerKg: 70 }] };
  await letOwe(page.request, customer, terms);
  await page.setViewportSize({ width: 1280, height: 900 });
  const till = await openTill(page);
  await till.tile('Jowar Flour').click();
  await till.slip.getByRole('button', { name: 'Add a number' }).click();
  await till.slip.getByLabel('Contact Number').fill(customer.phone);
  await till.slip.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(till.slip.getByText('1 kg × ₹70.00')).toBeVisible();
  await context.setOffline(true);
  await till.cash.click();
  await expect(page.getByText('1 sale waits for the network')).toBeVisible();
  const cheaper = [{ productId, pricePerKg: 65 }];
  await letOwe(page.request, customer, { ...terms, prices: cheaper, version: 1 });
  await context.setOffline(false);
  const refused = page.getByRole('alert').filter({ hasText: 'was not recorded' });
  await expect(refused).toContainText("at the mill's prices it costs ₹65.00.");
  await page.reload();
  const record = refused.getByRole('button', { name: 'Record ₹65.00, give ₹5.00 back' });
  await expect(record).toBeVisible();
  await expectAccessible(page);
  await record.click();
  await expect(refused).toBeHidden();
  const sales = async () => {
    const answer = await page.request.get(`/api/admin/orders?q=${customer.phone}`);
    return (await answer.json()) as Order[];
  };
  await expect
    .poll(sales)
    .toMatchObject([{ channel: 'counter', amountToPay: 65, paymentStatus: 'Paid' }]);
});

test('on a phone: tiles, weight, pay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const till = await openTill(page);
  await till.tile('Jowar Flour').click();
  await expect(page.getByRole('region', { name: 'Scale' })).toBeVisible();
  await expectAccessible(page);
  await till.digit('7').click();
  await till.digit('5').click();
  await till.digit('0').click();
  await page.getByRole('button', { name: 'Next flour' }).click();
  await expect(page.getByText('1 flour, 750 g')).toBeVisible();
  await expectAccessible(page);
  await till.tile('Besan').click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectAccessible(page);
  await till.slip.getByRole('button', { name: '₹200' }).click();
  await expect(till.sold).toContainText('Change to give');
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

test('a wrong sale is taken back from Sold today', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const till = await openTill(page);
  await till.tile('Besan').click();
  await till.cash.click();
  await expect(till.sold).toBeVisible();
  await page.getByRole('link', { name: 'Sold today' }).click();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Wrong\? Take it back/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give ₹138.00 back' }).click();
  await expect(page.getByText('The sale was taken back')).toBeVisible();
  const [sale] = await salesOfToday(page);
  expect(sale).toMatchObject({ amountToPay: 0, paymentStatus: 'Refunded' });
});
