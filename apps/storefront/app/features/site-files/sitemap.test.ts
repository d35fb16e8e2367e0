import { expect, test } from 'vitest';

import { sitemap } from './sitemap.rules.ts';

test('the sitemap has each page in all languages', () => {
  const xml = sitemap('https://shop.test', [{ _id: 'f1' }]);
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  for (const path of ['/', '/mr', '/hi', '/product/f1', '/mr/product/f1', '/hi/product/f1']) {
    expect(urls).toContain(`https://shop.test${path}`);
  }
});
