import { CART_STORE_VERSION } from '@dalan/contract/orders/cart-store';
import { describe, expect, it } from 'vitest';

import { parseCart } from './stored-cart.ts';

const line = { productId: 'jowar', quantityKg: 2 };

describe('the stored cart', () => {
  it('is read back as it was stored', () => {
    expect(parseCart(JSON.stringify({ version: CART_STORE_VERSION, lines: [line] }))).toEqual([
      line,
    ]);
  });

  it('keeps half kilos and each grind of a flour', () => {
    const lines = [line, { ...line, grind: 'fine', quantityKg: 1.5 }, { ...line, grind: 'coarse' }];
    expect(parseCart(JSON.stringify({ version: CART_STORE_VERSION, lines }))).toEqual(lines);
  });

  it.each([
    ['nothing', null],
    ['truncated JSON', '{"version":1,"lines":[{'],
    ['null', 'null'],
    ['a number', '7'],
    ['another version', JSON.stringify({ version: 99, lines: [line] })],
    ['no lines', JSON.stringify({ version: CART_STORE_VERSION })],
  ])('is empty if the device stored %s', (_, text) => expect(parseCart(text)).toEqual([]));

  it('drops invalid lines and keeps the others', () => {
    const lines = [
      line,
      null,
      'jowar',
      { productId: 'besan' },
      { productId: 'besan', quantityKg: 0 },
      { productId: 'besan', quantityKg: 1.1 },
      { productId: 'besan', grind: 7, quantityKg: 1 },
    ];
    expect(parseCart(JSON.stringify({ version: CART_STORE_VERSION, lines }))).toEqual([line]);
  });
});
