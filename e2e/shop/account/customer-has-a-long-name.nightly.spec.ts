import { languages, pathIn } from '@dalan/contract/language/languages';
import { SESSION_STORE_KEY } from '@dalan/contract/people/session-store';
import type { Page } from '@playwright/test';

import { storeCart } from '../../fixtures/orders/checkout.ts';
import { flourNamed } from '../../fixtures/orders/flours.ts';
import { logInNewcomer, moveOrder, placeOrder } from '../../fixtures/orders/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Both names have 44 characters: one has two words, the other is a word that cannot break. */
const longName = 'Venkatanarasimharajuvaripeta Lakshminarayana';
const longWord = 'Venkatanarasimharajuvaripetalakshminarayanaa';
const address =
  'Flat 1204, Shrimantdagdushethhalwaiganapatisahakarigruharachanasanstha, Prabhat Road, Pune 411004';

/** The widths go from the smallest phone to a wide desktop, in steps of 10. */
const everyWidth = Array.from({ length: 129 }, (_, step) => 320 + 10 * step);
/** These are the smallest widths of each layout. The nightly run tries every width. */
const turns = [320, 360, 600, 900, 1030, 1280];
const widthsOfPages = process.env['E2E_ALL'] === undefined ? turns : everyWidth;

/** Returns the widths at which the page scrolls sideways, for each of these names in its header. */
async function wideAt(
  page: Page,
  widths: readonly number[],
  names: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(
      ([key, shown]) => {
        const showHeader = () =>
          (window as unknown as { showStoredState: () => void }).showStoredState();
        const stored = localStorage.getItem(key) ?? '{}';
        const pixels = shown.map((name) => {
          const session = { loggedInStatus: name !== '', userDetails: { name } };
          localStorage.setItem(key, JSON.stringify(session));
          showHeader();
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        localStorage.setItem(key, stored);
        showHeader();
        return pixels;
      },
      [SESSION_STORE_KEY, names] as const,
    );
    over.forEach((pixels, at) => {
      if (pixels > 0) found.push(`${width}: ${pixels} px with “${names[at] ?? ''}”`);
    });
  }
  return found;
}

test('the header fits every width, for visitors and for long names', async ({ page }) => {
  const wide: Record<string, string[]> = {};
  for (const language of languages) {
    await page.goto(pathIn(language, '/terms'));
    wide[language] = await wideAt(page, everyWidth, ['', 'Asha Kulkarni', longName, longWord]);
  }
  expect(wide).toEqual({ en: [], mr: [], hi: [] });
});

for (const language of languages) {
  test(`no page scrolls sideways for a customer with a long name (${language})`, async ({
    page,
    playwright,
    baseURL,
  }) => {
    test.setTimeout(Math.max(180_000, widthsOfPages.length * 10_000));
    await logInNewcomer(page, { name: longName, address, language });
    const { _id: flour } = await flourNamed(page.request, 'Ambemohar Rice Flour');
    const order = await placeOrder(page, { 'Ambemohar Rice Flour': 1, Besan: 2 });
    const staff = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await moveOrder(staff, order, 'Delivered', 'Completed');
    await staff.dispose();
    await storeCart(page, { 'Ambemohar Rice Flour': 2 });
    const paths = [
      ...['/', '/products', `/product/${flour}`, '/aboutus', '/contact', '/no-such-page'],
      ...['/privacy', '/delivery-and-refunds', '/terms', '/accessibility'],
      ...['/forgotten-password', '/offline'],
      ...['/new-password', '/confirm-email', '/repeat', '/cart', '/cart/checkout'],
      ...[`/cart/${flour}/2`, '/profile', '/myorders', `/orders/${order._id}/bill`],
    ];
    const wide: string[] = [];
    for (const path of paths) {
      await page.goto(pathIn(language, path), { waitUntil: 'networkidle' });
      const found = await wideAt(page, widthsOfPages, [longName]);
      wide.push(...found.map((words) => `${path} at ${words}`));
    }
    await page.context().clearCookies();
    await page.addInitScript((key) => localStorage.removeItem(key), SESSION_STORE_KEY);
    for (const path of ['/login', '/register']) {
      await page.goto(pathIn(language, path), { waitUntil: 'networkidle' });
      wide.push(...(await wideAt(page, widthsOfPages, [''])).map((words) => `${path} at ${words}`));
    }
    expect(wide).toEqual([]);
  });
}
