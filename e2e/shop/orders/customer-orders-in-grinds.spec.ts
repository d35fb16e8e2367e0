import type { Order } from '@dalan/contract/orders/orders';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../../fixtures/look/fits.ts';
import { printedPages } from '../../fixtures/look/prints.ts';
import { checkoutOn, ordersOf } from '../../fixtures/orders/checkout.ts';
import { coarse, expect, fine, medium, test } from '../../fixtures/orders/ground-flour.ts';
import { logInNewcomer, moveOrder, orderCard, placeItems } from '../../fixtures/orders/orders.ts';
import { letDaysPass } from '../../fixtures/orders/passed-days.ts';
import { logIn, registered } from '../../fixtures/people/newcomer.ts';
import { keptAddresses, waitUntilKept } from '../../fixtures/shop/kept-shop.ts';
import { expectAccessible } from '../../fixtures/test.ts';

const jowar = 'Jowar Flour';

const linesOf = ({ items }: Order) =>
  items.map(({ grind, quantityKg, totalPrice }) => [grind?.key, quantityKg, totalPrice]);

for (const width of [360, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a repeat with a grind and half kilos is set up and changed, and makes its order', async ({
      page,
      ownShop,
      grind,
    }) => {
      test.slow();
      const { _id: productId, pricePerKg } = await grind(jowar, [fine, medium, coarse]);
      await ownShop.saveSettings('delivery', { isOn: false, daysOff: [0], cutOff: '23:59' });
      await logInNewcomer(page);
      const line = { productId, pricePerKg };
      const order = await placeItems(page, [
        { ...line, grind: 'fine', quantityKg: 1.5 },
        { ...line, grind: 'medium', quantityKg: 0.5 },
      ]);
      await page.goto(`/myorders#${order._id}`);
      const { card } = orderCard(page, order);
      await card.getByRole('button', { name: 'Repeat this order' }).click();
      const dialog = page.getByRole('dialog', { name: 'Repeat this order' });
      await dialog.getByRole('radio', { name: 'Tue' }).check();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Start repeating' }).click();
      await expect(page.getByText('Done. We bring it every week on Tuesday.')).toBeVisible();

      await page.goto('/profile');
      const repeat = page.getByRole('article').filter({ hasText: 'Every week, on Tuesday' });
      const flours = repeat.getByText(/^[\d.]+ k?g Jowar Flour/);
      await expect(flours).toHaveText('1.5 kg Jowar Flour, fine, 500 g Jowar Flour, medium');
      await repeat.getByRole('button', { name: 'Change' }).click();
      const change = page.getByRole('dialog', { name: 'Change' });
      const grinds = change.getByRole('radiogroup', { name: 'Grind of Jowar Flour' });
      await expect(grinds.first().getByRole('radio', { name: 'Medium' })).toBeDisabled();
      await grinds.first().getByRole('radio', { name: 'Coarse' }).check();
      const more = change.getByRole('button', { name: 'Increase by 500 g: Jowar Flour, coarse' });
      await more.click();
      await more.click();
      await expect(change.getByRole('textbox', { name: /Jowar Flour, coarse$/ })).toHaveValue(
        '2.5',
      );
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await change.getByRole('button', { name: 'Save' }).click();
      await expect(flours).toHaveText('2.5 kg Jowar Flour, coarse, 500 g Jowar Flour, medium');

      await letDaysPass(ownShop.databaseUrl);
      const made = async () => (await ordersOf(page)).filter(({ isRepeat }) => isRepeat);
      await expect.poll(made, { timeout: 90_000 }).toHaveLength(1);
      const [repeated] = await made();
      expect(linesOf(repeated!)).toEqual([
        ['coarse', 2.5, 195],
        ['medium', 0.5, 39],
      ]);
      await page.goto(`/myorders#${repeated!._id}`);
      const shown = orderCard(page, repeated!).card;
      await expect(shown.getByRole('heading', { name: 'Jowar Flour, coarse' })).toBeVisible();
      await expect(shown).toContainText('2.5 kg × ₹78.00');
      await expect(shown).toContainText('500 g × ₹78.00');
    });

    test('the bill has a row for each grind of a flour', async ({ page, ownShop, grind }) => {
      await ownShop.saveSettings('legal', { gstin: '' });
      const { _id: productId, pricePerKg } = await grind(jowar, [fine, medium, coarse]);
      await logInNewcomer(page);
      const line = { productId, pricePerKg };
      const order = await placeItems(page, [
        { ...line, grind: 'fine', quantityKg: 1.5 },
        { ...line, grind: 'coarse', quantityKg: 0.5 },
      ]);
      await moveOrder(ownShop.owner, order, 'Delivered', 'Paid');
      // A grind that is renamed or removed changes no bill.
      await grind(jowar, [medium]);
      await page.goto(`/orders/${order._id}/bill`);
      const bill = page.getByRole('main').getByRole('article');
      const rows = bill.getByRole('row');
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(1)).toContainText('Jowar Flour, fine');
      await expect(rows.nth(1)).toContainText('₹117.00');
      await expect(rows.nth(2)).toContainText('Jowar Flour, coarse');
      await expect(rows.nth(2)).toContainText('₹39.00');
      await expect(bill).toContainText('Total₹156.00');
      const isPhone = width < 600;
      await expect(rows.nth(1).getByText('1.5 kg × ₹78.00')).toBeVisible({ visible: isPhone });
      await expect(rows.nth(2).getByText('500 g × ₹78.00')).toBeVisible({ visible: isPhone });
      for (const [at, kg] of [[1, '1.5'] as const, [2, '0.5'] as const]) {
        const cell = rows.nth(at).getByRole('cell', { name: kg, exact: true });
        await expect(cell).toBeVisible({ visible: !isPhone });
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      expect(await printedPages(page)).toHaveLength(1);
    });
  });
}

test.describe('without a network', () => {
  // The browser logs every call that the worker cannot answer either.
  test.use({
    serviceWorkers: 'allow',
    expectedWords: /FetchEvent/,
    viewport: { width: 360, height: 740 },
  });

  /** Keeps half a kilogram of Jowar, coarse, on the phone. */
  async function keepHalfKilo(page: Page): Promise<void> {
    await page.goto('/products');
    await page.getByRole('link', { name: `Add to Cart: ${jowar}` }).click();
    const choice = page.getByRole('dialog', { name: jowar });
    await choice.getByRole('radio', { name: 'Coarse' }).check();
    await choice.getByRole('radio', { name: '500 g', exact: true }).check();
    await choice.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Added to cart: Jowar Flour, coarse, 500 g')).toBeVisible();
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
    await shortcuts.getByRole('link', { name: 'Cart' }).click();
    await page.getByRole('link', { name: 'Checkout' }).first().click();
    const { summary } = checkoutOn(page);
    await expect(summary).toContainText('Jowar Flour, coarse500 g × ₹78.00');
    await summary.getByRole('button', { name: 'Keep order on this phone' }).press('Enter');
    const card = page.getByRole('region', { name: 'Your order is kept on this phone.' });
    await expect(card).toContainText('500 g, 1 flour, ₹39.00');
  }

  test('a kept order with a grind is sent later, and asks if the grind is gone by then', async ({
    page,
    context,
    grind,
  }) => {
    test.slow();
    await grind(jowar, [fine, medium, coarse]);
    await page.goto('/login');
    await logIn(page, await registered(page.request));
    await expect(page).toHaveURL('/');
    await page.goto('/products');
    await waitUntilKept(page);
    const isChoiceKept = async () => (await keptAddresses(page)).join().includes('/choice-dialog');
    await expect.poll(isChoiceKept, { timeout: 60_000 }).toBe(true);
    await page.goto('/products');
    await context.setOffline(true);
    await keepHalfKilo(page);
    await context.setOffline(false);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Send order' }).click();
    const { place, placed } = checkoutOn(page);
    await expect(placed).toBeVisible();
    expect((await ordersOf(page)).map(linesOf)).toEqual([[['coarse', 0.5, 39]]]);

    await page.goto('/products');
    await context.setOffline(true);
    await keepHalfKilo(page);
    await grind(jowar, [fine, medium]);
    await context.setOffline(false);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Send order' }).click();
    const box = page.getByRole('alert').filter({ hasText: '“Coarse” is not milled any more.' });
    await expect(box).toBeVisible();
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    expect(await ordersOf(page), 'nothing is chosen for the customer').toHaveLength(1);
    await box.getByRole('button', { name: 'Medium' }).click();
    await place.press('Enter');
    await expect(placed).toBeVisible();
    expect((await ordersOf(page)).map(linesOf)[0]).toEqual([['medium', 0.5, 39]]);
  });
});
