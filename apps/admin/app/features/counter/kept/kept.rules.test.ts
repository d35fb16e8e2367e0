import { expect, test } from 'vitest';
import {
  asItWas,
  atPricesOfNow,
  FAILURES_MAX,
  isAside,
  refusedOf,
  salesToSend,
  withoutCustomer,
} from './kept.rules.ts';
import type { KeptSale } from './kept.rules.ts';

const grind = { key: 'fine', name: 'Fine', nameMr: '', nameHi: '' };
const flour = (id: string, pricePerKg: number) => ({
  ...{ _id: id, name: id, nameMr: '', nameHi: '', productImg: '' },
  ...{ pricePerKg, stockKg: 50, grinds: [] },
});
const public_ = [flour('besan', 138), flour('jowar', 78)];

/** 1 kg of besan and 500 g of jowar for ₹177, to a named customer. */
function sale(change: Partial<KeptSale> = {}): KeptSale {
  return {
    seq: 1,
    key: 'one',
    userId: 'sunanda',
    body: {
      items: [
        { productId: 'besan', grind: 'fine', quantityKg: 1, pricePerKg: 138 },
        { productId: 'jowar', quantityKg: 0.5, pricePerKg: 78 },
      ],
      method: 'cash',
      amount: 177,
      customer: { customerId: 'mess', contactNumber: '9000000001' },
      soldAt: '2026-11-19T04:00:00.000Z',
    },
    rest: {
      lines: [
        { flour: flour('besan', 138), grind, grams: 1_000, askedPaise: undefined },
        { flour: flour('jowar', 78), grind: undefined, grams: 500, askedPaise: undefined },
      ],
      toPayPaise: 177_00,
      givenPaise: undefined,
      at: '2026-11-19T04:00:00.000Z',
    },
    ...change,
  };
}

const repriced = refusedOf('A price changed', {
  code: 'PRICE_CHANGED',
  details: { items: [{ productId: 'besan', grind: 'fine', pricePerKg: 120 }] },
});

test('a sale that was refused for a price can be recorded at the price that the mill named', () => {
  const now = atPricesOfNow(sale({ refused: repriced }));
  expect(now).toEqual({
    ...sale().body,
    items: [
      { productId: 'besan', grind: 'fine', quantityKg: 1, pricePerKg: 120 },
      { productId: 'jowar', quantityKg: 0.5, pricePerKg: 78 },
    ],
    amount: 159,
  });
  expect(asItWas(sale({ refused: repriced })), 'the same sale would be refused again').toBe(
    undefined,
  );
});

test('a sale can lose its customer only if that makes exactly what was taken', () => {
  const refused = sale({ refused: repriced });
  const { customer: _customer, ...nameless } = sale().body;
  expect(withoutCustomer(refused, public_)).toEqual(nameless);
  expect(withoutCustomer(refused, [flour('besan', 140), flour('jowar', 78)])).toBe(undefined);
  expect(withoutCustomer(refused, [flour('jowar', 78)]), 'a flour is gone').toBe(undefined);
  expect(withoutCustomer({ ...refused, body: nameless }, public_), 'nobody is named').toBe(
    undefined,
  );
});

test('any other refusal can be tried again, but not one whose key was used for another sale', () => {
  const short = refusedOf('Only 0.3 kg left', {
    code: 'OUT_OF_STOCK',
    details: { items: [{ productId: 'besan', availableKg: 0.3 }] },
  });
  expect(asItWas(sale({ refused: short }))).toEqual(sale().body);
  expect(atPricesOfNow(sale({ refused: short }))).toBe(undefined);
  const used = refusedOf('This sale was made already', { code: 'KEY_REUSED' });
  expect(asItWas(sale({ refused: used }))).toBe(undefined);
  expect(asItWas(sale()), 'it is still on its way').toBe(undefined);
});

test('sales go out in their order; one that the mill fails to record holds back no other', () => {
  const waiting = [1, 2, 3].map((seq) => sale({ seq }));
  const seqs = (sales: KeptSale[]) => salesToSend(sales, 'sunanda').map(({ seq }) => seq);
  expect(seqs(waiting)).toEqual([1, 2, 3]);
  const failing = sale({ seq: 1, failures: FAILURES_MAX });
  expect(isAside(failing)).toBe(true);
  expect(isAside(sale({ failures: FAILURES_MAX - 1 }))).toBe(false);
  expect(seqs([failing, ...waiting.slice(1)])).toEqual([2, 3]);
  expect(seqs([{ ...failing, failures: 9 }, sale({ seq: 2, failures: 6 })])).toEqual([2]);
  expect(seqs([sale({ refused: repriced }), sale({ seq: 2, userId: 'another' })])).toEqual([]);
});
