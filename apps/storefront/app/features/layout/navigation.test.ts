import { expect, test } from 'vitest';

import { bottomBarLinks, mainLinks, ariaCurrent } from './navigation.ts';

function marksAt(pathname: string, links: readonly { to: string; label: string }[]) {
  return Object.fromEntries(links.map((link) => [link.label, ariaCurrent(link, pathname)]));
}

test('marks the link to the current page as the page', () => {
  expect(marksAt('/products', mainLinks)).toEqual({ Products: 'page' });
  expect(marksAt('/', mainLinks)).toEqual({ Home: 'page' });
});

test('marks Products on a product page, but not as the page', () => {
  expect(marksAt('/product/f1', mainLinks)).toEqual({ Products: true });
  expect(marksAt('/product/f1', bottomBarLinks)).toEqual({ Products: true });
});

test('marks Profile on My Orders too', () => {
  expect(marksAt('/myorders', bottomBarLinks)).toEqual({ Profile: 'page' });
});

test('marks nothing on a page without a link', () => {
  expect(marksAt('/login', mainLinks)).toEqual({});
});
