import { shopClock } from '@dalan/contract/delivery';
import { endpoints } from '@dalan/contract/endpoints';
import type { Page } from '@playwright/test';
import { test as journey } from '../fixtures/test.ts';

/**
 * The pictures of screens are committed, so a run must change a picture only if the screen changed:
 * the clock is fixed, and random words, ids and phone numbers are replaced before each picture.
 */
const NOW = '2026-11-14T05:12:00.000Z';
const TIMESTAMP = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z"/g;
const DAY = /\b\d{4}-\d\d-\d\d\b(?!T)/g;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The server's clock is not fixed: its days are moved to those of the fixed clock, and back. */
const daysAhead = Math.round(
  (Date.parse(shopClock(new Date()).day) - Date.parse(shopClock(new Date(NOW)).day)) / DAY_MS,
);

/** All orders of a run come within minutes: they are shown at the hour of the fixed clock. */
function moveHours(body: string): string {
  return body.replace(/"hours":\[([\d,]+)\]/, (_, counts: string) => {
    const hours = new Array<number>(24).fill(0);
    hours[10] = counts.split(',').reduce((sum, count) => sum + Number(count), 0);
    return `"hours":${JSON.stringify(hours)}`;
  });
}

function moveDays(text: string, by: number): string {
  return text.replaceAll(DAY, (day) =>
    new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10),
  );
}

/** A day of the server as the fixed screens show it. */
export function shownDay(day: string): string {
  return moveDays(day, -daysAhead);
}

export async function fixClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route('**/api/**', async (route) => {
    // An event stream has no end to wait for.
    if (route.request().url().endsWith(endpoints.watchOrders.path)) return route.fallback();
    const request = route.request();
    const postData = request.postData();
    const response = await route.fetch({
      url: moveDays(request.url(), daysAhead),
      ...(postData !== null && { postData: moveDays(postData, daysAhead) }),
    });
    const body = (await response.text()).replaceAll(TIMESTAMP, `"${NOW}"`);
    return route.fulfill({ response, body: moveHours(moveDays(body, -daysAhead)) });
  });
}

export const test = journey.extend<{ fixedClock: undefined }>({
  fixedClock: [
    async ({ page }, use) => {
      await fixClock(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect, expectAccessible } from '../fixtures/test.ts';

/** The list shows only the rows that this search finds, as if the shop had no others. */
export async function showOnly(page: Page, search: string): Promise<void> {
  await page.route(/\/api\/(?:users|admin\/orders|contact)\?/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('q', search);
    return route.fallback({ url: url.href });
  });
}

/** Replaces what differs from run to run: words, ids, phone numbers and colours. */
export async function fixRandomParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fix = (text: string) =>
      text
        .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'kulkarni')
        .replace(/(?<=[A-Z][a-z]+ )(?<!Pune )(?=[a-f]*\d)[\da-f]{6}\b/g, 'Kulkarni')
        .replace(/(?<=Asha |Anita |Chakli )[\da-f]{8}\b/g, 'Kulkarni')
        .replace(/(?<=asha\.)[\da-f]{8}\b/g, 'kulkarni')
        .replace(/\b([A-Z]{2})-\d{4}\b/g, '$1-1411')
        .replace(/\b(?=\d*[a-f])[\da-f]{8}\b/g, 'kulkarni')
        .replace(/\b[\dA-F]{8}\b/g, '4C81E0D2')
        .replace(/© \d{4}/, '© 2026')
        // A text of the server, with its own days.
        .replace(/\b[A-Z][a-z]+day, \d+ [A-Z][a-z]+(?=\.)/g, 'Sunday, 15 November')
        .replace(/\b55\d{3}( ?)\d{5}\b/g, '55500$114268');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      if (fix(text) !== text) node.nodeValue = fix(text);
    }
    // The colour of a person's initials depends on their id.
    for (const face of document.querySelectorAll<HTMLElement>('.MuiAvatar-root[aria-hidden]')) {
      face.style.backgroundColor = '#1f4a78';
    }
    for (const field of document.querySelectorAll('input')) {
      if (field.type !== 'file' && fix(field.value) !== field.value) field.value = fix(field.value);
    }
  });
}
