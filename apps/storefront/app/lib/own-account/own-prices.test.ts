import { expect, it } from 'vitest';

import { parseOwnPrices } from './keep-account.ts';
import { pricedBy } from './own-prices.ts';

const besan = { _id: 'besan', name: 'Besan', pricePerKg: 138.5 };
const jowar = { _id: 'jowar', name: 'Jowar', pricePerKg: 78 };

it('shows an account customer the price of their own, and the percent off all other flours', () => {
  const own = pricedBy({ percentOff: 5, prices: [{ productId: 'besan', pricePerKg: 120 }] });
  expect([besan, jowar].map(own)).toEqual([
    { ...besan, pricePerKg: 120 },
    { ...jowar, pricePerKg: 74.1 },
  ]);
});

it('never shows more than the public price', () => {
  const own = pricedBy({ percentOff: 0, prices: [{ productId: 'jowar', pricePerKg: 90 }] });
  expect(own(jowar)).toEqual(jowar);
});

it('shows public prices where nothing is known', () => {
  expect(pricedBy(undefined)(besan)).toEqual(besan);
});

it('reads kept prices of the same user only', () => {
  const kept = JSON.stringify({ userId: 'asha', percentOff: 5, prices: [] });
  expect(parseOwnPrices(kept, 'asha')).toEqual({ percentOff: 5, prices: [] });
  expect(parseOwnPrices(kept, 'ravi')).toBeUndefined();
  expect(parseOwnPrices('{', 'asha')).toBeUndefined();
  expect(parseOwnPrices(null, 'asha')).toBeUndefined();
});
