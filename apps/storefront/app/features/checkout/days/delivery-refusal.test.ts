import type { DeliveryAnswer } from '@dalan/contract/delivery/delivery';
import { expect, it } from 'vitest';

import { deliveryRefusal } from './delivery-refusal.rules.ts';

const known = { rule: { smallestOrder: 100 }, days: [] } as unknown as DeliveryAnswer;
const days = [{ day: '2026-11-21', leftKg: 40 }];

it('a full day is asked about, and the days are corrected', () => {
  const details = { delivery: { days } };
  const refusal = deliveryRefusal({ code: 'DAY_FULL', details }, '2026-11-20');
  expect(refusal?.question).toEqual({ about: 'day', day: '2026-11-20' });
  expect(refusal?.correct?.(known)).toMatchObject({ days });
});

it('a changed charge is asked about in paise', () => {
  const details = { delivery: { charge: 60, amountToPay: 380 } };
  expect(deliveryRefusal({ code: 'CHARGE_CHANGED', details }, undefined)).toEqual({
    question: { about: 'charge', chargePaise: 6000, amountPaise: 38_000 },
  });
});

it('a smallest order corrects the rule, and the screen follows', () => {
  const details = { delivery: { smallestOrder: 300 } };
  const refusal = deliveryRefusal({ code: 'ORDER_TOO_SMALL', details }, undefined);
  expect(refusal?.question).toBeUndefined();
  expect(refusal?.correct?.(known).rule).toMatchObject({ smallestOrder: 300 });
});

it.each([
  'DAY_FULL',
  'CHARGE_CHANGED',
  'ORDER_TOO_SMALL',
  'PINCODE_UNKNOWN',
  'OUT_OF_STOCK',
] as const)('%s without details is shown in the shop’s words', (code) =>
  expect(deliveryRefusal({ code }, '2026-11-20')).toBeUndefined(),
);

it('what a refusal says of the delivery is shown there only if it is the reason', () => {
  const delivery = { days, charge: 60, amountToPay: 380, smallestOrder: 300 };
  const refusal = { code: 'PINCODE_UNKNOWN', details: { delivery } } as const;
  expect(deliveryRefusal(refusal, '2026-11-20')).toBeUndefined();
});

it('a full day is not asked about in an order that named none', () => {
  const details = { delivery: { days } };
  expect(deliveryRefusal({ code: 'DAY_FULL', details }, undefined)).toBeUndefined();
});

it.each([{ charge: 60 }, { amountToPay: 380 }])(
  'a changed charge is not asked about with only %j',
  (delivery) => {
    const refusal = { code: 'CHARGE_CHANGED', details: { delivery } } as const;
    expect(deliveryRefusal(refusal, undefined)).toBeUndefined();
  },
);
