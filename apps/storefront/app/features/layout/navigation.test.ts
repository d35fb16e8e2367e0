import { expect, test } from 'vitest';

import { bottomBarLinks, mainLinks, ariaCurrent } from './navigation.ts';

function marksAt(pathname: string, links: readonly { to: string; label: string }[]) {
  return Object.fromEntries(links.map((link) => [link.label, ariaCurrent(link, pathname)]));
}

test('the link to the page one is at is marked as the page', () => {
  expect(marksAt('/products', mainLinks)).toEqual({ Products: 'page' });
  expect(marksAt('/', mainLinks)).toEqual({ Home: 'page' });
});

test('on the page of a flour Products is marked, but not as the page', () => {
  expect(marksAt('/product/f1', mainLinks)).toEqual({ Products: true });
  expect(marksAt('/product/f1', bottomBarLinks)).toEqual({ Products: true });
});

test('Profile stands for the orders too', () => {
  expect(marksAt('/myorders', bottomBarLinks)).toEqual({ Profile: 'page' });
});

test('a page of no link marks none', () => {
  expect(marksAt('/login', mainLinks)).toEqual({});
});
