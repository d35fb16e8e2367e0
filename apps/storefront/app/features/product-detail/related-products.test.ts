import { describe, expect, it } from 'vitest';

import { findRelated } from './related-products.rules.ts';

const jowar = { _id: 'jowar', category: 'Millets', quantity: 86 };
const bajra = { _id: 'bajra', category: 'Millets', quantity: 0 };
const nachni = { _id: 'nachni', category: 'Millets', quantity: 38 };
const makka = { _id: 'makka', category: 'Millets', quantity: 47 };
const vari = { _id: 'vari', category: 'Millets', quantity: 12 };
const rice = { _id: 'rice', category: 'Rice', quantity: 74 };
const products = [jowar, bajra, nachni, makka, vari, rice];

describe('related flours', () => {
  it('are three of the same category, without the flour itself, in stock first', () => {
    expect(findRelated(products, jowar)).toEqual({
      title: 'More millets',
      url: '/products?category=Millets',
      products: [nachni, makka, vari],
    });
    expect(findRelated([jowar, bajra, nachni], jowar).products).toEqual([nachni, bajra]);
  });

  it('are any others if it is the only one of its category', () => {
    expect(findRelated(products, rice)).toEqual({
      title: 'More flours',
      url: '/products',
      products: [jowar, nachni, makka],
    });
  });

  it('are none if there is no other', () => {
    expect(findRelated([rice], rice).products).toEqual([]);
  });
});
