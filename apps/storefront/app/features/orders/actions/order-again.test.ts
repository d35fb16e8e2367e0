import type { Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { describe, expect, it } from 'vitest';

import { planOrderAgain, withLines } from './order-again.rules.ts';

function item(name: string, quantityKg: number): OrderItem {
  const productId = { _id: name.toLowerCase(), name, productImg: '', description: '' };
  return { productId, quantityKg, pricePerKg: 78, totalPrice: 78 * quantityKg };
}

function inStock(name: string, quantity: number): Product {
  return { _id: name.toLowerCase(), name, quantity } as Product;
}

describe('ordering again', () => {
  it('takes what is in stock, and reports what is not', () => {
    const items = [item('Jowar', 3), item('Besan', 2), item('Rajgira', 1), item('Barley', 1)];
    const products = [inStock('Jowar', 40), inStock('Besan', 1), inStock('Rajgira', 0)];
    expect(planOrderAgain(items, products)).toEqual({
      lines: [
        { productId: 'jowar', quantityKg: 3 },
        { productId: 'besan', quantityKg: 1 },
      ],
      missing: [
        'Only 1 kg of Besan left',
        'Rajgira is out of stock',
        'Barley is not sold at the moment',
      ],
    });
  });

  it('can be repeated without doubling the cart, and keeps other flours', () => {
    const lines = [{ productId: 'jowar', quantityKg: 3 }];
    const cart = [
      { productId: 'besan', quantityKg: 2 },
      { productId: 'jowar', quantityKg: 1 },
    ];
    const once = withLines(cart, lines);
    expect(once).toEqual([cart[0], lines[0]]);
    expect(withLines(once, lines)).toEqual(once);
  });
});

describe('ordering grinds and half kilos again', () => {
  const [fine, , coarse] = readyGrinds;
  const jowar = { ...inStock('Jowar', 3), stepGrams: 500, grinds: [fine] } as Product;

  it('keeps each grind, also one that is gone, and shares the stock of the flour', () => {
    const items = [
      { ...item('Jowar', 1.5), grind: fine },
      { ...item('Jowar', 2), grind: coarse },
    ];
    expect(planOrderAgain(items, [jowar])).toEqual({
      lines: [
        { productId: 'jowar', grind: 'fine', quantityKg: 1.5 },
        { productId: 'jowar', grind: 'coarse', quantityKg: 1.5 },
      ],
      missing: ['Only 1.5 kg of Jowar left'],
    });
  });

  it('takes the nearest weight of a flour that is sold by the kilogram since', () => {
    expect(planOrderAgain([item('Besan', 0.5)], [inStock('Besan', 9)]).lines).toEqual([
      { productId: 'besan', quantityKg: 1 },
    ]);
  });

  it('replaces the line of the same grind only', () => {
    const cart = [
      { productId: 'jowar', grind: 'fine', quantityKg: 1 },
      { productId: 'jowar', quantityKg: 4 },
    ];
    const again = [{ productId: 'jowar', grind: 'fine', quantityKg: 2.5 }];
    expect(withLines(cart, again)).toEqual([again[0], cart[1]]);
  });
});
