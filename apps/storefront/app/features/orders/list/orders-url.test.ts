import { expect, it } from 'vitest';

import { orderIdInHash, ordersUrl, readPageCount } from './orders-url.rules.ts';

it.each([
  ['', 1],
  ['pages=3', 3],
  ['pages=0', 1],
  ['pages=-2', 1],
  ['pages=1.5', 1],
  ['pages=many', 1],
  ['pages=9999', 50],
])('“%s” asks for %i pages', (query, pages) => {
  expect(readPageCount(new URLSearchParams(query))).toBe(pages);
});

it('the URL names the number of pages, if it is more than one', () => {
  expect(ordersUrl(1)).toBe('/myorders');
  expect(ordersUrl(2)).toBe('/myorders?pages=2');
});

it('the URL can link to an order, in upper or lower case', () => {
  expect(orderIdInHash('#0199AB')).toBe('0199ab');
  expect(orderIdInHash('')).toBe('');
});
