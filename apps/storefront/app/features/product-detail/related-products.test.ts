import { describe, expect, it } from 'vitest';

import { findRelated } from './related-products.rules.ts';

const jowar = { _id: 'jowar', category: 'Millets', quantity: 86 };
const bajra = { _id: 'bajra', category: 'Millets', quantity: 0 };
const nachni = { _id: 'nachni', category: 'Millets', quantity: 38 };
const makka = { _id: 'makka', category: 'Millets', quantity: 47 };
const vari = { _id: 'vari', category: 'Millets', quantity: 12 };
const rice = { _id: 'rice', category: 'Rice', quantity: 74 };
const shelf = [jowar, bajra, nachni, makka, vari, rice];

describe('more flours under a flour', () => {
  it('are three of its kind, without itself, those in stock first', () => {
    expect(findRelated(shelf, jowar)).toEqual({
      title: 'More millets',
      address: '/products?category=Millets',
      products: [nachni, makka, vari],
    });
    expect(findRelated([jowar, bajra, nachni], jowar).products).toEqual([nachni, bajra]);
  });

  it('are any others where it is the only one of its kind', () => {
    expect(findRelated(shelf, rice)).toEqual({
      title: 'More flours',
      address: '/products',
      products: [jowar, nachni, makka],
    });
  });

  it('are none where there is no other', () => {
    expect(findRelated([rice], rice).products).toEqual([]);
  });
});
