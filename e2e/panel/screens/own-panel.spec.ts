import { dayAfter, shopClock } from '@dalan/contract/delivery/delivery';
import { endpoints } from '@dalan/contract/endpoints';
import { startPageCalls, startPages } from '@dalan/contract/people/preferences';
import type { Page } from '@playwright/test';
import { closeOtherBrowsers, hire, openOtherBrowser } from '../../fixtures/people/colleagues.ts';
import type { Colleague } from '../../fixtures/people/colleagues.ts';
import { orderRows, placeOrders, withoutStream } from '../../fixtures/orders/staff-orders.ts';
import { expect, expectAccessible, test } from '../../fixtures/test.ts';

test.afterEach(closeOtherBrowsers);

const pagesOfTheCounter = startPages.filter((page) =>
  endpoints[startPageCalls[page]].duties?.includes('counter'),
);

async function signIn(page: Page, { email, password }: Colleague): Promise<void> {
  await page.goto('/loginadmin');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

for (const width of [360, 1280]) {
  test(`a person chooses the start page and the rows, here and on another device, at ${width}`, async ({
    browser,
    request,
  }) => {
    test.slow();
    const { page, ...person } = await hire(browser, request, 'counter');
    const { phone } = await placeOrders(request, 7);
    await page.setViewportSize({ width, height: 800 });
    await withoutStream(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'User Master' })).toBeVisible();
    await page.getByRole('button', { name: `Account of ${person.name}` }).click();
    await page.getByRole('menuitem', { name: 'Start page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start page' });
    // Pages that the duty does not include are not offered.
    await expect(dialog.getByRole('radio')).toHaveCount(pagesOfTheCounter.length);
    await expect(dialog.getByRole('radio', { name: 'User Master' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Order Master' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Start page saved')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.goto(`/admin/ordermaster?q=${phone}`);
    await expect(orderRows(page)).toHaveCount(5);
    const saved = page.waitForResponse('**/api/admin/preferences');
    await page.getByRole('combobox', { name: /^Rows/ }).selectOption('10');
    await expect(orderRows(page)).toHaveCount(7);
    expect((await saved).status()).toBe(200);

    const other = await openOtherBrowser(browser);
    await other.setViewportSize({ width, height: 800 });
    await withoutStream(other);
    await signIn(other, person);
    await expect(other).toHaveURL(/\/admin\/ordermaster$/);
    await expect(other.getByRole('heading', { name: 'Order Master' })).toBeVisible();
    await other.goto(`/admin/ordermaster?q=${phone}`);
    await expect(orderRows(other)).toHaveCount(7);
  });
}

test('ten orders of any contents fit a screen of 1280 × 800, in even rows', async ({
  browser,
  request,
}) => {
  test.slow();
  const { page } = await hire(browser, request, 'counter');
  const flours = { 'Ambemohar Rice Flour': 1, 'Khapli Wheat Flour': 2, 'Jowar Flour': 1 };
  const { phone } = await placeOrders(request, 10, flours);
  await page.setViewportSize({ width: 1280, height: 800 });
  await withoutStream(page);
  await page.goto(`/admin/ordermaster?q=${phone}&size=10`);
  await expect(orderRows(page)).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Payment' })).toBeVisible();
  const heights = await orderRows(page).evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
  const last = (await orderRows(page).last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(800);
  const time = orderRows(page).first().getByRole('rowheader').locator('time');
  await expect(time).toHaveText(/Today, \d+:\d\d [ap]m/);
  expect((await time.boundingBox())!.height).toBeLessThan(26);
  await expectAccessible(page);
});

for (const width of [360, 1280]) {
  test(`a search shows the exact order first, and says when only some words fit, at ${width}`, async ({
    browser,
    request,
  }) => {
    const { page } = await hire(browser, request, 'counter');
    const { phone, order } = await placeOrders(request, 2);
    await page.setViewportSize({ width, height: 800 });
    await withoutStream(page);
    await page.goto('/admin/ordermaster');
    const box = page.getByRole('searchbox', { name: 'Search Orders' });
    await box.fill(`${phone} placed`);
    await expect(page.getByText('2 orders found')).toBeVisible();
    await box.fill(`${phone} xyzzy`);
    await expect(
      page.getByText('No order has all these words. 2 orders with some of them'),
    ).toBeVisible();
    await expect(orderRows(page)).toHaveCount(2);
    const isScrolling = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isScrolling).toBe(false);
    await box.fill(order._id.slice(-6));
    await expect(orderRows(page).first()).toContainText(order._id.slice(-8).toUpperCase());
  });
}

test('a new run comes into view and has the focus', async ({ browser, request }) => {
  test.slow();
  const { page } = await hire(browser, request, 'counter');
  const riders: string[] = [];
  for (let number = 0; number < 4; number += 1) {
    riders.push((await hire(browser, request, 'delivery')).name);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  // No other journey plans this day.
  const day = dayAfter(shopClock(new Date()).day, 25);
  await page.goto(`/admin/runs?day=${day}`);
  for (const rider of riders) {
    await page.getByRole('button', { name: 'Add a rider' }).click();
    await page.getByRole('menuitem', { name: rider }).click();
    const column = page.getByRole('region', { name: rider });
    await expect(column).toBeFocused();
    await expect(column).toBeInViewport({ ratio: 0.9 });
  }
});

for (const width of [320, 360]) {
  test(`Today fits ${width} pixels, with no text across another`, async ({ browser, request }) => {
    const { page } = await hire(browser, request, 'counter');
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/admin/today');
    await expect(page.getByRole('heading', { name: /^Sales/ })).toBeVisible();
    const found = await page.evaluate(() => {
      const main = document.querySelector('main')!;
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const boxes: { text: string; box: DOMRect }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent!.trim();
        const parent = node.parentElement!;
        const style = getComputedStyle(parent);
        const clip = parent.closest('[style*="clip"], .clipped');
        if (text === '' || style.visibility === 'hidden' || clip) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        const shown = parent.checkVisibility({ opacityProperty: true });
        if (shown && box.width > 1) boxes.push({ text, box });
      }
      const labels = boxes.filter(({ text }) => /^(?:\d{1,2}|Today)$/.test(text));
      const touching = labels.flatMap((one, place) =>
        labels
          .slice(place + 1)
          .filter(({ box }) => {
            const isBeside = Math.abs(box.top - one.box.top) < 8;
            return isBeside && box.left < one.box.right + 1 && one.box.left < box.right + 1;
          })
          .map((other) => `${one.text} ${other.text}`),
      );
      const outside = boxes
        .filter(({ box }) => box.right > window.innerWidth || box.left < 0)
        .map(({ text }) => text);
      return { touching, outside, wide: document.documentElement.scrollWidth > window.innerWidth };
    });
    expect(found).toEqual({ touching: [], outside: [], wide: false });
    await expectAccessible(page);
  });
}
