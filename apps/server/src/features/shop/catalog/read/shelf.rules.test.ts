import { describe, expect, it } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { SHELF_PAGE_SIZE } from '@dalan/contract/catalog/shelf';
import type { ShelfQuery } from '@dalan/contract/catalog/shelf';
import { listFilterOptions, relatedProducts, shelfPage } from './shelf.rules.ts';

function flour(name: string, category: string, pricePerKg: number, more: Partial<Product> = {}) {
  const product: Product = {
    _id: name,
    name,
    nameMr: '',
    category,
    productImg: '',
    imageUrl: '',
    picture: null,
    pricePerKg,
    quantity: 20,
    sale: false,
    isActive: true,
    shelfLifeDays: null,
    hsn: '',
    gstRate: 0,
    description: '',
    text: '',
    searchAlso: [],
    createdAt: '2026-11-15T00:00:00.000Z',
    version: 1,
  };
  return { ...product, ...more };
}

const khapli = flour('Khapli Wheat Flour', 'Wheat', 128);
const lokwan = flour('Lokwan Wheat Flour', 'Wheat', 62);
const nachni = flour('Nachni Flour', 'Millets', 92, { sale: true, searchAlso: ['ragi'] });
const rajgira = flour('Rajgira Flour', 'Fasting', 220, { quantity: 0 });
const products = [khapli, lokwan, nachni, rajgira];

const shown = (query: ShelfQuery) => shelfPage(products, query).products;

describe('the filters of the shelf', () => {
  it('show everything, in the shop’s order, without filters', () => {
    expect(shown({})).toEqual(products);
  });

  it('show the flours of any chosen category', () => {
    expect(shown({ category: ['Wheat', 'Fasting'] })).toEqual([khapli, lokwan, rajgira]);
  });

  it('include both ends of the price range', () => {
    expect(shown({ min: 92, max: 128 })).toEqual([khapli, nachni]);
    expect(shown({ max: 92 })).toEqual([lokwan, nachni]);
  });

  it('show what is in stock, on sale, searched or named by its id', () => {
    expect(shown({ instock: '1' })).toEqual([khapli, lokwan, nachni]);
    expect(shown({ sale: '1' })).toEqual([nachni]);
    expect(shown({ q: 'ragi' })).toEqual([nachni]);
    expect(shown({ id: [rajgira._id, khapli._id, 'gone'] })).toEqual([khapli, rajgira]);
  });

  it('are combined', () => {
    expect(shown({ q: 'wheat', category: ['Wheat'], max: 100, instock: '1' })).toEqual([lokwan]);
    expect(shown({ q: 'wheat', sale: '1' })).toEqual([]);
  });

  it('sort by price and by name, also what was searched', () => {
    expect(shown({ sort: 'price' })).toEqual([lokwan, nachni, khapli, rajgira]);
    expect(shown({ sort: '-price' })).toEqual([rajgira, khapli, nachni, lokwan]);
    expect(shown({ sort: 'name' })).toEqual([khapli, lokwan, nachni, rajgira]);
    expect(shown({ q: 'wheat', sort: 'price' })).toEqual([lokwan, khapli]);
  });

  it('sort by name the same in every process, after any changes before', () => {
    const twin = { ...lokwan, _id: 'A twin' };
    const renamed = { ...rajgira, name: 'Amaranth Flour' };
    const byName = (list: Product[]) => shelfPage(list, { sort: 'name' }).products;
    expect(byName([lokwan, khapli, twin])).toEqual([khapli, twin, lokwan]);
    expect(byName([renamed, twin, lokwan])).toEqual([renamed, twin, lokwan]);
    expect(byName(products)).toEqual([khapli, lokwan, nachni, rajgira]);
  });

  it('count as sold out what the counter left of a bag, unless the flour is sold by less', () => {
    const rest = flour('Maize Flour', 'Millets', 60, { quantity: 0.64 });
    const halfBag = { ...rest, _id: 'half', stepGrams: 500 } as const;
    const leftOver = [rest, halfBag];
    expect(shelfPage(leftOver, { instock: '1' }).products).toEqual([halfBag]);
    expect(shelfPage(leftOver, { q: 'zzzz' }).suggested).toEqual([halfBag]);
    expect(relatedProducts([khapli, rest, halfBag, nachni], nachni._id)).toEqual([halfBag, rest]);
    expect(listFilterOptions(leftOver).inStockCount).toBe(1);
  });

  it('suggest flours in stock if none matches', () => {
    const page = shelfPage(products, { q: 'zzzz' });
    expect(page).toMatchObject({ products: [], total: 0, page: 1, pageCount: 1 });
    expect(page.suggested).toEqual([khapli, lokwan, nachni]);
  });
});

describe('the pages of the shelf', () => {
  const many = Array.from({ length: 2 * SHELF_PAGE_SIZE + 1 }, (_, n) =>
    flour(`Flour ${n}`, n % 2 === 0 ? 'Even' : 'Odd', 100 + n),
  );

  it('split the list without a gap or an overlap', () => {
    const pages = [1, 2, 3].map((page) => shelfPage(many, { page }));
    expect(pages.flatMap((page) => page.products)).toEqual(many);
    expect(pages[1]).toMatchObject({ page: 2, pageCount: 3, total: many.length });
  });

  it('end with the last: a higher number shows it again', () => {
    expect(shelfPage(many, { page: 999 })).toEqual(shelfPage(many, { page: 3 }));
    expect(shelfPage(many, { category: ['Odd'], page: 3 }).pageCount).toBe(1);
  });

  it('are one page if everything fits', () => {
    expect(shelfPage(many.slice(0, SHELF_PAGE_SIZE), {}).pageCount).toBe(1);
    expect(shelfPage(many.slice(0, SHELF_PAGE_SIZE + 1), {}).pageCount).toBe(2);
  });
});

describe('the filter options', () => {
  it('count all products and round the ends of the price range', () => {
    expect(shelfPage(products, { category: ['Wheat'] }).options).toEqual({
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

describe('related flours', () => {
  const ids = (found: readonly Product[]) => found.map(({ _id }) => _id);
  const jowar = flour('jowar', 'Millets', 78);
  const bajra = flour('bajra', 'Millets', 74, { quantity: 0 });
  const ragi = flour('ragi', 'Millets', 92);
  const rice = flour('rice', 'Rice', 70);

  it('are of the same category, without the flour itself, in stock first', () => {
    expect(ids(relatedProducts([jowar, bajra, ragi, rice], 'jowar'))).toEqual(['ragi', 'bajra']);
    expect(
      ids(shelfPage([jowar, bajra, ragi], { besides: 'jowar', pageSize: 1 }).products),
    ).toEqual(['ragi']);
  });

  it('are any others if it is the only one of its category', () => {
    expect(ids(relatedProducts([jowar, bajra, rice], 'rice'))).toEqual(['jowar', 'bajra']);
    expect(relatedProducts([rice], 'rice')).toEqual([]);
  });
});
