import type { Product } from '@dalan/contract/catalog/catalog';
import type { ShelfPage } from '@dalan/contract/catalog/shelf';
import { describe, expect, it } from 'vitest';

import { answerFromKept } from './kept-catalogue.rules.ts';

const flour = (_id: string) => ({ _id, name: _id }) as Product;
const [jowar, besan, bajra] = [flour('jowar'), flour('besan'), flour('bajra')];
const kept: ShelfPage = {
  products: [jowar, besan, bajra],
  total: 3,
  page: 1,
  pageCount: 1,
  options: { categories: [], lowest: 0, highest: 200, inStockCount: 3, onSaleCount: 0 },
  suggested: [],
};

describe('the kept flours answer', () => {
  it('the list of flours', () => {
    expect(answerFromKept(kept, '/api/shelf')).toEqual(kept);
  });

  it('as many as the home page shows', () => {
    expect(answerFromKept(kept, '/api/shelf?pageSize=2')).toEqual({
      ...kept,
      products: [jowar, besan],
    });
  });

  it('the flours of a cart', () => {
    expect(answerFromKept(kept, '/api/shelf?id=bajra&id=jowar')).toEqual({
      ...kept,
      products: [bajra, jowar],
      total: 2,
    });
  });

  it('one flour', () => {
    expect(answerFromKept(kept, '/api/products/BESAN')).toEqual(besan);
  });

  it.each([
    ['a cart with a flour that is not among them', '/api/shelf?id=jowar&id=new'],
    ['a search', '/api/shelf?q=jowar'],
    ['a filter', '/api/shelf?category=Millets'],
    ['a later page', '/api/shelf?page=2'],
    ['a flour that is not among them', '/api/products/new'],
    ['another call', '/api/home'],
  ])('nothing about %s', (_, path) => expect(answerFromKept(kept, path)).toBeUndefined());
});
