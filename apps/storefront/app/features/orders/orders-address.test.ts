import { expect, it } from 'vitest';

import { orderIdOf, ordersAddress, pagesOf } from './orders-address.rules.ts';

it.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=-2', 1],
  ['pages=1.5', 1],
  ['pages=many', 1],
  ['pages=9999', 50],
])('“%s” asks for %i pages', (query, pages) => {
  expect(pagesOf(new URLSearchParams(query))).toBe(pages);
});

it('the address says how many pages are shown, where it is more than one', () => {
  expect(ordersAddress(1)).toBe('/myorders');
  expect(ordersAddress(2)).toBe('/myorders?pages=2');
});

it('the address may point at an order, in whatever case it was copied', () => {
  expect(orderIdOf('#0199AB')).toBe('0199ab');
  expect(orderIdOf('')).toBe('');
});
