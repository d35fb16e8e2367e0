import { describe, expect, test } from 'vitest';
import type { Product } from '@dalan/contract/catalog/catalog';
import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { Order } from '@dalan/contract/orders/orders';
import {
  freeKg,
  keyOf,
  lineTotal,
  maxKgOf,
  sameAgain,
  sumsOf,
  withMore,
} from './phone-order.rules.ts';
import type { Line } from './phone-order.rules.ts';

const PINCODE = '411030';
const rule: Delivery = {
  isOn: true,
  areas: [{ name: 'Sadashiv Peth', pincodes: [PINCODE], charge: 20 }],
  freeFrom: null,
  minimum: null,
} as unknown as Delivery;
const flour = { _id: 'jowar', name: 'Jowar Flour', pricePerKg: 62 } as Product;

test('an order without a line costs nothing, not even its delivery', () => {
  expect(sumsOf([], rule, PINCODE).toPay).toBe(0);
});

test('an order with a line costs its flour and its delivery', () => {
  const lines = [{ flour, kg: 2, pricePerKg: 62 }];
  expect(sumsOf(lines, rule, PINCODE)).toMatchObject({ total: 124, charge: 20, toPay: 144 });
});

describe('a flour in several grinds', () => {
  const [fine, medium] = readyGrinds;
  const jowar = {
    ...flour,
    isActive: true,
    quantity: 5.7,
    stepGrams: 500,
    grinds: [fine, medium],
  } as Product;
  const inFine: Line = { flour: jowar, grind: fine, kg: 2, pricePerKg: 62 };

  test('has a line for each, and they stand together', () => {
    const other: Line = { flour: { ...flour, _id: 'besan' }, kg: 1, pricePerKg: 90 };
    const lines = withMore([inFine, other], jowar, 1.5, medium);
    expect(lines.map(keyOf)).toEqual(['jowar/fine', 'jowar/medium', 'besan']);
    expect(withMore(lines, jowar, 0.5, medium)[1]?.kg).toBe(2);
  });

  test('shares its stock between the lines', () => {
    expect(maxKgOf([inFine], { flour: jowar, grind: medium }, jowar)).toBe(3.5);
    expect(withMore([inFine], jowar, 10, medium)[1]?.kg).toBe(3.5);
    expect(freeKg(jowar)).toBe(5.5);
  });

  test('costs half of its price for half a kilogram', () => {
    const half = { ...inFine, kg: 0.5 };
    expect(lineTotal(half)).toBe(31);
    expect(sumsOf([inFine, half], null, '')).toMatchObject({ kg: 2.5, total: 155 });
  });

  const lastOrder = (items: object[]) =>
    ({
      items: items.map((item) => ({ productId: jowar, pricePerKg: 62, ...item })),
    }) as unknown as Order;

  test('comes again in its grind', () => {
    const again = sameAgain(lastOrder([{ grind: medium, quantityKg: 1.5 }]), [jowar]);
    expect(again).toMatchObject({ lines: [{ grind: medium, kg: 1.5 }], toChoose: '', missing: '' });
  });

  test.each([
    ['a grind that is gone', { grind: readyGrinds[2], quantityKg: 1 }, 'Jowar Flour, coarse'],
    ['no grind', { quantityKg: 1 }, 'Jowar Flour'],
    ['a weight that is not sold', { grind: fine, quantityKg: 0.25 }, 'Jowar Flour, fine'],
  ])('is not chosen for the caller after an order with %s', (_, item, toChoose) => {
    expect(sameAgain(lastOrder([item]), [jowar])).toEqual({ lines: [], missing: '', toChoose });
  });
});
