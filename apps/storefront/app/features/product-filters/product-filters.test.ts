import { describe, expect, it } from 'vitest';

import {
  filtersUrl,
  filterProducts,
  ignoreFullRange,
  listActiveFilters,
  readFilters,
} from './product-filters.rules.ts';
import { listFilterOptions } from './filter-options.rules.ts';

function flour(name: string, category: string, pricePerKg: number, more = {}) {
  return {
    name,
    category,
    pricePerKg,
    nameMr: '',
    searchAlso: [],
    text: '',
    description: '',
    quantity: 20,
    sale: false,
    ...more,
  };
}

const khapli = flour('Khapli Wheat Flour', 'Wheat', 128);
const lokwan = flour('Lokwan Wheat Flour', 'Wheat', 62);
const nachni = flour('Nachni Flour', 'Millets', 92, { sale: true, searchAlso: ['ragi'] });
const rajgira = flour('Rajgira Flour', 'Fasting', 220, { quantity: 0 });
const products = [khapli, lokwan, nachni, rajgira];
const options = listFilterOptions(products);

function filtersOf(search: string) {
  const query = new URLSearchParams(search);
  return ignoreFullRange(readFilters(query, query.get('q') ?? ''), options);
}

function shown(search: string) {
  return filterProducts(products, filtersOf(search));
}

describe('filtering products by the URL', () => {
  it('shows everything, in the shop’s order, without filters', () => {
    expect(shown('')).toEqual(products);
  });

  it('shows the flours of any chosen category', () => {
    expect(shown('category=Wheat&category=Fasting')).toEqual([khapli, lokwan, rajgira]);
  });

  it('includes both ends of the price range', () => {
    expect(shown('min=92&max=128')).toEqual([khapli, nachni]);
    expect(shown('max=92')).toEqual([lokwan, nachni]);
  });

  it('swaps the ends of a crossed range', () => {
    expect(shown('min=128&max=92')).toEqual([khapli, nachni]);
  });

  it('filters by stock, by sale and by search text', () => {
    expect(shown('instock=1')).toEqual([khapli, lokwan, nachni]);
    expect(shown('sale=1')).toEqual([nachni]);
    expect(shown('q=ragi')).toEqual([nachni]);
  });

  it('combines all filters', () => {
    expect(shown('q=wheat&category=Wheat&max=100&instock=1')).toEqual([lokwan]);
    expect(shown('q=wheat&sale=1')).toEqual([]);
  });

  it('sorts by price and by name', () => {
    expect(shown('sort=price')).toEqual([lokwan, nachni, khapli, rajgira]);
    expect(shown('sort=-price')).toEqual([rajgira, khapli, nachni, lokwan]);
    expect(shown('sort=name')).toEqual([khapli, lokwan, nachni, rajgira]);
  });

  it('ignores invalid parameters', () => {
    const search = 'min=abc&max=-4&sort=weight&category=';
    expect(filtersOf(search)).toEqual(filtersOf(''));
    expect(filtersOf(`category=${'x'.repeat(61)}`).categories).toEqual([]);
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

describe('the filter options', () => {
  it('count all products and round the ends of the price range', () => {
    expect(options).toEqual({
      categories: [
        { name: 'Wheat', count: 2 },
        { name: 'Millets', count: 1 },
        { name: 'Fasting', count: 1 },
      ],
      lowest: 60,
      highest: 220,
      inStockCount: 3,
      onSaleCount: 1,
    });
  });

  it('are empty without products', () => {
    expect(listFilterOptions([])).toMatchObject({ categories: [], lowest: 0, highest: 0 });
  });
});
