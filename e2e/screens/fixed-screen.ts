import { endpoints } from '@dalan/contract/endpoints';
import type { Page } from '@playwright/test';
import { test as journey } from '../fixtures/test.ts';
import { NOW } from './fixed-now.ts';

/**
 * The pictures of screens are committed, so a run must change a picture only if the screen changed:
 * the clock is fixed, and random ids, words and phone numbers are replaced before each picture.
 */
const TIMESTAMP = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z"/g;

const KEPT_UNTIL = new Date(Date.parse(NOW) + 5 * 60_000).toISOString();

/** Stops the browser's clock. The shop's goes on, so later times in its answers are set to now. */
async function fixClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route('**/api/**', async (route) => {
    // An event stream has no end to wait for.
    if (route.request().url().endsWith(endpoints.watchOrders.path)) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(TIMESTAMP, (at) => (at > `"${NOW}"` ? `"${NOW}"` : at))
      // The five minutes to confirm an order have just begun.
      .replaceAll(`"keptUntil":"${NOW}"`, `"keptUntil":"${KEPT_UNTIL}"`);
    return route.fulfill({ response, body });
  });
}

export const test = journey.extend<{ fixedClock: undefined }>({
  fixedClock: [
    async ({ page }, use) => {
      await fixClock(page);
      await use(undefined);
      // A page may still be loading what no picture shows.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect, expectAccessible } from '../fixtures/test.ts';

/** Replaces what differs from run to run: ids, words, phone numbers and colours. */
export async function fixRandomParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Short ids get other digits in the order in which the page shows them. Any prime will do.
    const shown: string[] = [];
    const shortId = (id: string) => {
      if (id.startsWith('F10')) return id;
      if (!shown.includes(id)) shown.push(id);
      const digits = ((shown.indexOf(id) + 1) * 48_611) % 0xfffff;
      return `F10${digits.toString(16).toUpperCase().padStart(5, '0')}`;
    };
    const fix = (text: string) =>
      text
        .replace(
          /[\da-f]{8}((?:-[\da-f]{4}){3}-[\da-f]{4})([\da-f]{8})/g,
          (_, __, last: string) =>
            `019a8f3c-5b1d-7c40-a6e2-7d41${shortId(last.toUpperCase()).toLowerCase()}`,
        )
        // The fixtures use random words as surnames.
        .replace(/(?<=\b(?:Asha|Anita|Chakli) )[\da-f]{8}\b/g, 'Kulkarni')
        .replace(/(?<=\b(?:asha|anita)\.)[\da-f]{8}(?:-[\da-f-]{27})?/g, 'kulkarni')
        // A search may be for such a word.
        .replace(/^(“?)(?=\d*[a-f])[\da-f]{8}(”?)$/, '$1kulkarni$2')
        .replace(/\b[\dA-F]{8}\b/g, shortId)
        // The demo's own customers have fixed numbers.
        .replace(/\b55(?!500)\d{3}( ?)\d{5}\b/g, '55500$114268');
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
