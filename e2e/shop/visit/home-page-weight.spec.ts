import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { languages, pathIn } from '@dalan/contract/language/languages';
import budgets from '../../../budgets.json' with { type: 'json' };
import { expect, test } from '../../fixtures/test.ts';

/** Counts compressed bytes; the browser and Playwright would decompress them. */
function downloadedBytes(url: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () => {
        done(bytes);
      });
    }).once('error', fail);
  });
}

for (const language of languages) {
  test(`the home page stays within its budget on a phone: ${language}`, async ({ page }) => {
    const home = pathIn(language, '/');
    const asked: { kind: string; url: string }[] = [];
    page.on('request', (request) => {
      asked.push({ kind: request.resourceType(), url: request.url() });
    });
    await page.goto(home, { waitUntil: 'networkidle' });
    const bytesOf = async (kind: string) => {
      const urls = asked.filter((one) => one.kind === kind).map(({ url }) => url);
      const sizes = await Promise.all([...new Set(urls)].map(downloadedBytes));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    const { storefront } = budgets;
    // Inlined styles have their own budget, which `npm run budgets` checks.
    const html = await (await page.request.get(home)).text();
    const markup = html.replace(/<style>[\s\S]*?<\/style>/g, '');
    expect(gzipSync(markup).length).toBeLessThanOrEqual(storefront.htmlGzipBytes);
    expect(await bytesOf('font')).toBeLessThanOrEqual(storefront.fontBytes);
    expect(await bytesOf('script')).toBeLessThanOrEqual(
      storefront.jsGzipBytes['*'] + (language === 'en' ? 0 : storefront.devanagariGzipBytes),
    );
    expect(asked.filter(({ kind }) => kind === 'stylesheet')).toEqual([]);
  });
}

test('the home page paints its picture before its scripts load', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const paintedAt = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as LargestContentfulPaint[];
          const picture = paints.find(({ url }) => url.includes('/art/'));
          if (picture) done(picture.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const startedAt = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    const scripts = entries.filter(({ name }) => name.includes('/static/js/'));
    return Math.min(...scripts.map(({ startTime }) => startTime));
  });
  expect(startedAt).toBeLessThan(Infinity);
  expect(startedAt).toBeGreaterThan(paintedAt);
});
