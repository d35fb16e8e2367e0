import { describe, expect, it } from 'vitest';

import {
  applyChanges,
  changesFromRefusal,
  changesFromStock,
  describeChange,
} from './line-changes.rules.ts';
import type { LineChange } from './line-changes.rules.ts';

function line(_id: string, quantityKg: number, quantity = 50) {
  const flour = { _id, name: `${_id} flour`, nameMr: '', picture: null };
  return { flour: { ...flour, pricePerKg: 78, quantity }, quantityKg };
}

const jowar = line('Jowar', 4);
const besan = line('Besan', 2);
const lines = [jowar, besan];

describe('a rejected order', () => {
  it('reports new prices', () => {
    const details = { items: [{ productId: 'Jowar', pricePerKg: 82.5 }] };
    const [change, ...others] = changesFromRefusal({ code: 'PRICE_CHANGED', details }, lines);
    expect(others).toEqual([]);
    expect(change).toEqual({ kind: 'price', productId: 'Jowar', pricePerKg: 82.5 });
    expect(describeChange(change!, jowar)).toEqual({
      what: 'Now ₹82.50 per kg, before ₹78.00',
      accept: 'Accept ₹82.50 per kg',
    });
  });

  it('reports how many whole kilograms are left, or that none are', () => {
    const details = {
      items: [
        { productId: 'Jowar', availableKg: 3.5 },
        { productId: 'Besan', availableKg: 0.5 },
      ],
    };
    const changes = changesFromRefusal({ code: 'OUT_OF_STOCK', details }, lines);
    expect(changes).toEqual([
      { kind: 'less', productId: 'Jowar', availableKg: 3 },
      { kind: 'gone', productId: 'Besan', isOnlyOutOfStock: true },
    ]);
    expect(describeChange(changes[0]!, jowar)).toEqual({
      what: 'Only 3 kg of Jowar flour left',
      accept: 'Take 3 kg',
    });
    expect(describeChange(changes[1]!, besan).what).toBe('Besan flour is out of stock');
  });

  it('offers the last kilogram', () => {
    const details = { items: [{ productId: 'Jowar', availableKg: 1, pricePerKg: 82 }] };
    expect(changesFromRefusal({ code: 'OUT_OF_STOCK', details }, lines)).toEqual([
      { kind: 'less', productId: 'Jowar', availableKg: 1 },
    ]);
  });

  it('changes no price without a new one', () => {
    const details = { items: [{ productId: 'Jowar' }] };
    expect(changesFromRefusal({ code: 'PRICE_CHANGED', details }, lines)).toEqual([]);
  });

  it.each(['PRODUCT_NOT_SOLD', 'NOT_FOUND'] as const)(
    'reports flours that are no longer sold: %s',
    (code) => {
      const changes = changesFromRefusal(
        { code, details: { items: [{ productId: 'Besan', pricePerKg: 80 }] } },
        lines,
      );
      expect(changes).toEqual([{ kind: 'gone', productId: 'Besan', isOnlyOutOfStock: false }]);
      expect(describeChange(changes[0]!, besan)).toEqual({
        what: 'Besan flour is not sold at the moment',
        accept: 'Remove Besan flour',
      });
    },
  );

  it('reports no change if it was rejected for another reason or another line', () => {
    const details = { items: [{ productId: 'Rajgira', availableKg: 1 }] };
    expect(changesFromRefusal({ code: 'OUT_OF_STOCK', details }, lines)).toEqual([]);
    expect(changesFromRefusal({ code: 'OUT_OF_STOCK' }, lines)).toEqual([]);
    const price = { items: [{ productId: 'Rajgira', pricePerKg: 90 }] };
    expect(changesFromRefusal({ code: 'PRICE_CHANGED', details: price }, lines)).toEqual([]);
    const own = { items: [{ productId: 'Jowar' }] };
    expect(changesFromRefusal({ code: 'TOO_MANY_REQUESTS', details: own }, lines)).toEqual([]);
  });
});

describe('the stock', () => {
  it('is checked before anything is sent', () => {
    expect(
      changesFromStock([line('Jowar', 4, 3), line('Besan', 2, 0), line('Soya', 2, 2)]),
    ).toEqual([
      { kind: 'less', productId: 'Jowar', availableKg: 3 },
      { kind: 'gone', productId: 'Besan', isOnlyOutOfStock: true },
    ]);
  });

  it('is not short for a weight that is in wrong steps only', () => {
    expect(changesFromStock([line('Jowar', 1.5, 1.5), line('Besan', 1.5, 1.8)])).toEqual([]);
  });
});

describe('the stock of a flour on two lines', () => {
  const flour = { ...line('Jowar', 2, 3).flour, stepGrams: 500 as const };
  const fine = { flour, grind: 'fine', quantityKg: 2 };
  const coarse = { flour, grind: 'coarse', quantityKg: 1.5 };
  const both = [fine, coarse];

  it('goes to the first line first', () => {
    expect(changesFromStock(both)).toEqual([
      { kind: 'less', productId: 'Jowar', grind: 'coarse', availableKg: 1 },
    ]);
    const none = both.map((one) => ({ ...one, flour: { ...flour, quantity: 2.3 } }));
    expect(changesFromStock(none)).toEqual([
      { kind: 'gone', productId: 'Jowar', grind: 'coarse', isOnlyOutOfStock: true },
    ]);
  });

  it('is shared out by a refused order, too', () => {
    const details = { items: [{ productId: 'Jowar', grind: 'fine', availableKg: 1.2 }] };
    const changes = changesFromRefusal({ code: 'OUT_OF_STOCK', details }, both);
    expect(changes).toEqual([
      { kind: 'less', productId: 'Jowar', grind: 'fine', availableKg: 1 },
      { kind: 'gone', productId: 'Jowar', grind: 'coarse', isOnlyOutOfStock: true },
    ]);
    expect(applyChanges(both, changes)).toEqual([
      { flour: { ...flour, quantity: 1 }, grind: 'fine', quantityKg: 1 },
    ]);
  });

  it('is enough for a line before the one that is short', () => {
    const details = { items: [{ productId: 'Jowar', grind: 'coarse', availableKg: 2.5 }] };
    expect(changesFromRefusal({ code: 'OUT_OF_STOCK', details }, both)).toEqual([
      { kind: 'less', productId: 'Jowar', grind: 'coarse', availableKg: 0.5 },
    ]);
  });

  it('is not short because another flour is', () => {
    const details = { items: [{ productId: 'Besan', availableKg: 1 }] };
    expect(changesFromRefusal({ code: 'OUT_OF_STOCK', details }, [...both, besan])).toEqual([
      { kind: 'less', productId: 'Besan', availableKg: 1 },
    ]);
  });

  it('is used up once the change is accepted', () => {
    expect(applyChanges(both, changesFromStock(both))).toEqual([
      fine,
      { ...coarse, quantityKg: 1 },
    ]);
  });

  it('stays as it was if only a price or another flour changes', () => {
    const price: LineChange = { kind: 'price', productId: 'Jowar', grind: 'fine', pricePerKg: 82 };
    const other: LineChange = { kind: 'less', productId: 'Besan', availableKg: 1 };
    const after = applyChanges([...both, besan], [price, other]);
    expect(after.map((one) => one.flour.quantity)).toEqual([3, 3, 1]);
  });

  it('is used up as well if the price changes at once', () => {
    const price: LineChange = { kind: 'price', productId: 'Jowar', grind: 'fine', pricePerKg: 82 };
    const less: LineChange = { kind: 'less', productId: 'Jowar', grind: 'fine', availableKg: 1 };
    const after = applyChanges(both, [price, less]);
    expect(after.map((one) => one.flour.quantity)).toEqual([2.5, 2.5]);
  });

  it('changes the price of the named line', () => {
    const details = { items: [{ productId: 'Jowar', grind: 'coarse', pricePerKg: 80 }] };
    expect(changesFromRefusal({ code: 'PRICE_CHANGED', details }, both)).toEqual([
      { kind: 'price', productId: 'Jowar', grind: 'coarse', pricePerKg: 80 },
    ]);
  });
});

describe('an accepted change', () => {
  const change = (...changes: LineChange[]) => applyChanges(lines, changes);

  it('updates the price, reduces the quantity or removes the line', () => {
    expect(change({ kind: 'price', productId: 'Jowar', pricePerKg: 82 })).toEqual([
      { ...jowar, flour: { ...jowar.flour, pricePerKg: 82 } },
      besan,
    ]);
    expect(change({ kind: 'less', productId: 'Jowar', availableKg: 3 })).toEqual([
      { flour: { ...jowar.flour, quantity: 3 }, quantityKg: 3 },
      besan,
    ]);
    expect(change({ kind: 'gone', productId: 'Jowar', isOnlyOutOfStock: true })).toEqual([besan]);
  });

  it('never increases a quantity', () => {
    const [first] = change({ kind: 'less', productId: 'Jowar', availableKg: 9 });
    expect(first?.quantityKg).toBe(4);
    expect(first?.flour.quantity).toBe(9);
  });
});
