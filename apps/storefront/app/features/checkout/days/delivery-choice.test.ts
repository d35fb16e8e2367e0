import { firstSettings } from '@dalan/contract/settings/settings';
import { describe, expect, it } from 'vitest';

import { areaText, canBeDelivered, chargeSeen, deliveryOffer } from './delivery-choice.rules.ts';

const deccan = { name: 'Deccan', pincodes: ['411004'], charge: 40 };
const rule = {
  ...firstSettings().delivery,
  isOn: true,
  areas: [deccan],
  freeFrom: 500,
  smallestOrder: 200,
  daysOff: [0],
};
const asked = {
  rule,
  days: [
    { day: '2026-11-17', leftKg: 3 },
    { day: '2026-11-18', leftKg: 50 },
  ],
  now: new Date('2026-11-16T10:00+05:30'),
  pincode: '411004',
  totalPaise: 372_00,
  kg: 3,
  wantedDay: undefined,
  agreed: undefined,
};

describe('the delivery of an order', () => {
  it('adds the charge to the sum and says what is missing for free delivery', () => {
    expect(deliveryOffer(asked)).toMatchObject({
      day: '2026-11-17',
      dayText: 'Tomorrow, Tue 17 Nov',
      chargePaise: 40_00,
      amountPaise: 412_00,
      gain: '₹128 more for free delivery',
      tooLittlePaise: 0,
    });
  });

  it('is free from the amount on', () => {
    expect(deliveryOffer({ ...asked, totalPaise: 528_00 })).toMatchObject({
      chargePaise: 0,
      amountPaise: 528_00,
      gain: 'Free from ₹500',
    });
  });

  it('says nothing of free delivery where there is none, or where it always is', () => {
    const never = deliveryOffer({ ...asked, rule: { ...rule, freeFrom: null } });
    expect(never).toMatchObject({ chargePaise: 40_00, gain: undefined });
    const areas = [{ ...deccan, charge: 0 }];
    const always = deliveryOffer({ ...asked, rule: { ...rule, areas } });
    expect(always).toMatchObject({ chargePaise: 0, gain: undefined });
  });

  it('counts the whole order against the room of a day', () => {
    expect(deliveryOffer({ ...asked, kg: 4 })).toMatchObject({
      day: '2026-11-18',
      dayText: 'Wed 18 Nov',
    });
  });

  it('knows what is missing for the smallest order', () => {
    expect(deliveryOffer({ ...asked, totalPaise: 156_00 }).tooLittlePaise).toBe(44_00);
  });

  it('has no area and no charge without a known pincode', () => {
    const { area, amountPaise, gain } = deliveryOffer({ ...asked, pincode: '412207' });
    expect({ area, amountPaise, gain }).toEqual({
      area: undefined,
      amountPaise: 372_00,
      gain: undefined,
    });
  });

  it('takes an accepted charge for the sum and place that it was accepted for, and no other', () => {
    const agreed = { pincode: '411004', totalPaise: 372_00, chargePaise: 50_00 };
    expect(deliveryOffer({ ...asked, agreed })).toMatchObject({
      chargePaise: 50_00,
      amountPaise: 422_00,
      gain: undefined,
    });
    expect(deliveryOffer({ ...asked, agreed, totalPaise: 300_00 }).chargePaise).toBe(40_00);
  });

  it('says the charge of an area in whole rupees', () => {
    expect(areaText(rule, deccan)).toBe('Deccan: delivery ₹40, free from ₹500');
    expect(areaText({ freeFrom: null }, deccan)).toBe('Deccan: delivery ₹40');
    expect(areaText(rule, { ...deccan, charge: 0 })).toBe('Deccan: free delivery');
  });
});

describe('an order can be delivered', () => {
  it('if a day has room and the sum is large enough', () => {
    expect(canBeDelivered(deliveryOffer(asked))).toBe(true);
  });

  it('not while all days are full', () => {
    expect(canBeDelivered(deliveryOffer({ ...asked, kg: 51 }))).toBe(false);
  });

  it('not below the smallest order', () => {
    expect(canBeDelivered(deliveryOffer({ ...asked, totalPaise: 156_00 }))).toBe(false);
  });

  it('always, in a shop without a delivery rule', () => {
    expect(canBeDelivered(undefined)).toBe(true);
  });
});

describe('the charge of a kept order', () => {
  const kept = { userId: 'asha', items: [], deliveryAddress: '', contactNumber: '' };

  it('is shown until the shop names another', () => {
    const agreed = chargeSeen({ ...kept, pincode: '411004', deliveryCharge: 30.5 }, 372_00);
    expect(deliveryOffer({ ...asked, agreed }).chargePaise).toBe(30_50);
  });

  it('is unknown if the order was kept without a delivery rule', () => {
    expect(chargeSeen(kept, 372_00)).toBeUndefined();
    expect(chargeSeen({ ...kept, pincode: '411004' }, 372_00)).toBeUndefined();
    expect(chargeSeen({ ...kept, deliveryCharge: 0 }, 372_00)).toBeUndefined();
  });
});
