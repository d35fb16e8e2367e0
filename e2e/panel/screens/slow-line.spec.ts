import type { Page, Route } from '@playwright/test';
import { signInThroughApi } from '../../fixtures/people/staff.ts';
import { orderRows, placeOrders } from '../../fixtures/orders/staff-orders.ts';
import { expect, test } from '../../fixtures/test.ts';

const LISTS = /\/api\/admin\/orders\?/;
const frame = (page: Page) => page.locator('[aria-busy]').first();
const keptLists = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('dalan-panel-list-')),
  );

/** Holds the answers back until they are released, as a slow line does. */
async function holdLists(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(LISTS, (route) => void held.push(route));
  return async () => {
    await page.unroute(LISTS);
    await Promise.all(held.map((route) => route.continue()));
  };
}

/** Counts the frames from the press until the bar along the top edge is there. */
function framesUntilSign(page: Page, name: RegExp): Promise<number> {
  return page.evaluate(async (words) => {
    const link = [...document.querySelectorAll<HTMLElement>('nav[aria-label=Steps] a')].find(
      ({ textContent }) => new RegExp(words).test(textContent),
    );
    link?.click();
    for (let frames = 1; frames <= 60; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (document.querySelector('.progress') !== null) return frames;
    }
    return Infinity;
  }, name.source);
}

/** Opens Order Master with a stream that begins like this, and returns its calls. */
async function callsWithStream(page: Page, beginning: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (call) => calls.push(new URL(call.url()).pathname));
  await page.route('/api/admin/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 60000\n\n${beginning}`,
    }),
  );
  const isStreaming = page.waitForResponse(/\/api\/admin\/events/);
  await page.goto('/admin/ordermaster');
  await isStreaming;
  await expect(frame(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  return calls;
}

test('a pressed tab shows a sign within two frames, and the last list stands until the new one', async ({
  page,
  request,
}) => {
  await placeOrders(request, 1);
  await signInThroughApi(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/ordermaster');
  await expect(frame(page)).toHaveAttribute('aria-busy', 'false');
  const newest = await orderRows(page).first().textContent();
  await expect.poll(() => keptLists(page)).toContain('dalan-panel-list-orders');

  let release = await holdLists(page);
  await page.goto('/admin/ordermaster');
  await expect(orderRows(page).first()).toHaveText(newest!);
  await expect(frame(page)).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(frame(page)).toHaveAttribute('aria-busy', 'false');

  release = await holdLists(page);
  expect(await framesUntilSign(page, /^To mill/)).toBeLessThanOrEqual(2);
  await release();
  await expect(page.locator('.progress')).toHaveCount(0);
});

test('nobody else sees the kept list, and logging out removes it', async ({ page, request }) => {
  await placeOrders(request, 1);
  await signInThroughApi(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/admin/ordermaster');
  await expect.poll(() => keptLists(page)).toContain('dalan-panel-list-orders');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('dalan-panel-list-orders') ?? '{}') as object;
    const other = { ...kept, userId: '019a8f3c-5b1d-7c40-a6e2-7d4100000000' };
    localStorage.setItem('dalan-panel-list-orders', JSON.stringify(other));
  });
  const release = await holdLists(page);
  await page.goto('/admin/ordermaster');
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await expect(orderRows(page)).toHaveCount(0);
  await release();
  await expect(orderRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/loginadmin/);
  expect(await keptLists(page)).toEqual([]);
});

test('a page asks once for the session and its orders, and again if an order has just changed', async ({
  page,
  request,
}) => {
  await placeOrders(request, 1);
  await signInThroughApi(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const ordersIn = (calls: string[]) => calls.filter((path) => path === '/api/admin/orders').length;
  const quiet = await callsWithStream(page, '');
  expect(quiet.filter((path) => path === '/api/session')).toHaveLength(1);
  expect(ordersIn(quiet)).toBe(1);
  await page.unroute('/api/admin/events');
  const busy = await callsWithStream(page, 'event: recent\ndata: {}\n\n');
  await expect.poll(() => ordersIn(busy)).toBe(2);
});

test('a page of the panel names its own scripts', async ({ request }) => {
  const scriptsOf = async (path: string) =>
    (await (await request.get(path)).text()).match(/modulepreload" href="[^"]+/g) ?? [];
  const orders = await scriptsOf('/admin/ordermaster');
  // What the route shows, and what it fetches.
  expect(orders.filter((script) => script.includes('order-master.route'))).toHaveLength(2);
  expect(orders.filter((script) => script.includes('admin.route'))).toHaveLength(1);
  expect(new Set(orders).size).toBe(orders.length);
  const asked = await (await request.get('/admin/ordermaster')).text();
  expect(asked).toContain('as="fetch" crossorigin="anonymous" href="/api/session"');
  const logIn = await scriptsOf('/loginadmin');
  expect(logIn.filter((script) => /log-in[.]route/.test(script))).toHaveLength(1);
  expect(logIn.filter((script) => script.includes('order-master'))).toEqual([]);
});
