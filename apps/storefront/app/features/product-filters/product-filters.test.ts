import { describe, expect, it } from 'vitest';

import {
  filtersUrl,
  ignoreFullRange,
  listActiveFilters,
  pageUrl,
  readFilters,
  readPage,
  shelfQuery,
} from './product-filters.rules.ts';

const options = { categories: [], lowest: 60, highest: 220, inStockCount: 3, onSaleCount: 1 };

function filtersOf(search: string) {
  const query = new URLSearchParams(search);
  return ignoreFullRange(readFilters(query, query.get('q') ?? ''), options);
}

describe('reading the filters of a URL', () => {
  it('swaps the ends of a crossed range', () => {
    expect(filtersOf('min=128&max=92')).toEqual(filtersOf('min=92&max=128'));
  });

  it('ignores invalid parameters', () => {
    const search = 'min=abc&max=-4&sort=weight&category=';
    expect(filtersOf(search)).toEqual(filtersOf(''));
    expect(filtersOf(`category=${'x'.repeat(61)}`).categories).toEqual([]);
  });
});

describe('the pages of a list', () => {
  it.each(['', 'page=0', 'page=1', 'page=-2', 'page=two', 'page=1e3', 'page=100000'])(
    'take %s as the first',
    (search) => expect(readPage(new URLSearchParams(search))).toBe(1),
  );

  it('keep the filters in their URLs, and the first has none of its own', () => {
    expect(readPage(new URLSearchParams('page=17'))).toBe(17);
    expect(pageUrl(filtersOf(''), 1)).toBe('/products');
    expect(pageUrl(filtersOf(''), 2)).toBe('/products?page=2');
    expect(pageUrl(filtersOf('q=ragi&sort=name'), 2)).toBe('/products?q=ragi&sort=name&page=2');
  });

  it('ask the shop for the filters of the URL', () => {
    expect(shelfQuery(filtersOf(''), 1)).toEqual({});
    const all = 'q=flour&category=Wheat&category=Rice&min=80&max=120&instock=1&sale=1&sort=-price';
    expect(shelfQuery(filtersOf(all), 3)).toEqual({
      q: 'flour',
      category: ['Wheat', 'Rice'],
      min: 80,
      max: 120,
      instock: '1',
      sale: '1',
      sort: '-price',
      page: 3,
    });
  });
});

describe('the URL of a filtered list', () => {
  it('names each filter once, and is short without filters', () => {
    expect(filtersUrl(filtersOf(''))).toBe('/products');
    const search =
      'q=flour&category=Wheat&category=Rice&min=80&max=120&instock=1&sale=1&sort=-price';
    expect(filtersUrl(filtersOf(search))).toBe(`/products?${search}`);
  });

  it('leaves out a slider at the end of its track', () => {
    expect(filtersUrl(filtersOf('min=60&max=220'))).toBe('/products');
    expect(filtersUrl(filtersOf('min=60&max=120'))).toBe('/products?max=120');
  });
});

describe('the chips of active filters', () => {
  it('name each filter and link to the list without it', () => {
    expect(listActiveFilters(filtersOf('q=ragi&category=Wheat&category=Rice&sort=name'))).toEqual([
      { label: '“ragi”', urlWithout: '/products?category=Wheat&category=Rice&sort=name' },
      { label: 'Wheat', urlWithout: '/products?q=ragi&category=Rice&sort=name' },
      { label: 'Rice', urlWithout: '/products?q=ragi&category=Wheat&sort=name' },
    ]);
  });

  it.each([
    ['min=80&max=120', '₹80.00 to ₹120.00'],
    ['min=80', 'From ₹80.00'],
    ['max=120', 'Up to ₹120.00'],
    ['instock=1', 'In stock'],
    ['sale=1', 'On sale'],
  ])('show %s as “%s”', (search, label) => {
    expect(listActiveFilters(filtersOf(search))).toEqual([{ label, urlWithout: '/products' }]);
  });

  it('are none without filters', () => {
    expect(listActiveFilters(filtersOf('sort=price'))).toEqual([]);
  });
});
