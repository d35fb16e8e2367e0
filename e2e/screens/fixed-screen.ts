import { endpoints } from '@dalan/contract/endpoints';
import type { Page } from '@playwright/test';
import { test as journey } from '../fixtures/test.ts';
import { NOW } from './fixed-now.ts';

/**
 * The pictures of screens are committed, so a run must change a picture only if the screen changed:
 * the clock is fixed, and random ids, words and phone numbers are replaced before each picture.
 */
const TIMESTAMP = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z"/g;

/** The browser's clock stands still. The shop's goes on, so what happened meanwhile happens now. */
export async function fixClock(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.route('**/api/**', async (route) => {
    // An event stream has no end to wait for.
    if (route.request().url().endsWith(endpoints.watchOrders.path)) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(TIMESTAMP, (at) =>
      at > `"${NOW}"` ? `"${NOW}"` : at,
    );
    return route.fulfill({ response, body });
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
        .replace(/(?<=[A-Z][a-z]+ )(?<!Pune )(?=[a-f]*\d)[\da-f]{6}\b/g, 'Kulkarni')
        .replace(/(?<=Asha |Anita |Chakli )[\da-f]{8}\b/g, 'Kulkarni')
        .replace(/(?<=asha\.)[\da-f]{8}\b/g, 'kulkarni')
        .replace(/\b([A-Z]{2})-\d{4}\b/g, '$1-1411')
        .replace(/\b(?=\d*[a-f])[\da-f]{8}\b/g, 'kulkarni')
        .replace(/\b[\dA-F]{8}\b/g, shortId)
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
