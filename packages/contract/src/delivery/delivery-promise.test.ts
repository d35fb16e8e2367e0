import { describe, expect, it } from 'vitest';
import {
  choosableDays,
  dayInSentence,
  formatPromised,
  isPincode,
  pincodeIn,
  orderBeforeText,
  promiseInWords,
  promiseOf,
  promiseSentence,
  promisedDay,
} from './delivery-promise.ts';
import { promiseTexts as marathiTexts } from './delivery-promise.texts.mr.ts';
import { daysToChoose } from './delivery.ts';
import { days as marathiDays } from '../language/days.texts.mr.ts';
import { firstSettings } from '../settings/settings.ts';

const rule = {
  ...firstSettings().delivery,
  isOn: true,
  areas: [
    { name: 'Deccan', pincodes: ['411004'], charge: 40 },
    { name: 'The Peths', pincodes: ['411002', '411011'], charge: 0 },
  ],
  freeFrom: 500,
  smallestOrder: 200,
  cutOff: '18:00',
  daysOff: [0],
};
const at = (time: string) => new Date(`${time}+05:30`);
const monday = at('2026-11-16T10:00');

function asked(change: Partial<Parameters<typeof promiseOf>[0]> = {}) {
  const now = change.now ?? monday;
  const days = daysToChoose(rule, now).map((day) => ({ day, leftKg: null }));
  return { rule, days, pincode: '411004', totalPaise: 300_00, kg: 4, ...change, now };
}

describe('the promise in words', () => {
  it('says the day with weekday and date, the charge and the cut-off', () => {
    expect(promiseInWords(asked())).toEqual({
      day: 'Tomorrow, Tue 17 Nov',
      charge: 'Delivery ₹40, free from ₹500',
      cutOff: 'If you order before 6:00 PM today',
      tooLittle: undefined,
      area: rule.areas[0],
    });
  });

  it('is said in another language by its texts and days', () => {
    expect(promiseInWords(asked(), { promiseTexts: marathiTexts, days: marathiDays })).toEqual({
      day: 'उद्या, मंगळ 17 नोव्हें',
      charge: 'डिलिव्हरी ₹40, ₹500 पासून मोफत',
      cutOff: 'आज संध्याकाळी 6 च्या आत ऑर्डर दिल्यास',
      tooLittle: undefined,
      area: rule.areas[0],
    });
  });

  it('is one sentence on the home page', () => {
    const words = promiseInWords(asked());
    expect(words && promiseSentence(words)).toBe(
      'Tomorrow, Tue 17 Nov. Delivery ₹40, free from ₹500.',
    );
  });

  it('names the open day after once the cut-off has passed, without a cut-off', () => {
    const words = promiseInWords(asked({ now: at('2026-11-16T18:00') }));
    expect(words).toMatchObject({ day: 'Wed 18 Nov', cutOff: undefined });
  });

  it('does not promise days that were loaded before the cut-off passed', () => {
    const { days } = asked();
    const words = promiseInWords(asked({ days, now: at('2026-11-16T18:00') }));
    expect(words?.day).toBe('Wed 18 Nov');
  });

  it('counts the days at the shop, not where the phone is', () => {
    expect(promisedDay('2026-11-18', new Date('2026-11-16T18:45:00Z'))).toBe(
      'Tomorrow, Wed 18 Nov',
    );
    expect(promisedDay('2026-12-01', monday)).toBe('Tue 1 Dec');
  });

  it('fits into a sentence', () => {
    expect(dayInSentence('2026-11-17', monday)).toBe('tomorrow, Tue 17 Nov');
    expect(dayInSentence('2026-11-18', monday)).toBe('on Wed 18 Nov');
  });

  it('skips days without room for the whole order, and then has no cut-off', () => {
    const [first = '', second = '', third = ''] = daysToChoose(rule, monday);
    const days = [
      { day: first, leftKg: 0 },
      { day: second, leftKg: 3 },
      { day: third, leftKg: 4 },
    ];
    expect(promiseInWords(asked({ days }))).toMatchObject({
      day: 'Thu 19 Nov',
      cutOff: undefined,
    });
    expect(promiseInWords(asked({ days, kg: 3 }))?.day).toBe('Wed 18 Nov');
    expect(promiseInWords(asked({ days: [], kg: 3 }))?.day).toBe('All of the next days are full.');
  });

  it('half a kilogram fits a day with half a kilogram left', () => {
    const [first = '', second = ''] = daysToChoose(rule, monday);
    const days = [
      { day: first, leftKg: 0.5 },
      { day: second, leftKg: null },
    ];
    const dayFor = (kg: number) => promiseOf(asked({ days, kg }))?.day;
    expect([0.5, 0.75, 0].map(dayFor)).toEqual([first, second, second]);
  });

  it('promises no day that is full to somebody who has chosen nothing yet', () => {
    const days = [{ day: '2026-11-17', leftKg: 0 }];
    expect(promiseOf(asked({ days, kg: 0 }))?.day).toBeUndefined();
  });

  it('is free from the amount on, and in an area without a charge', () => {
    expect(promiseInWords(asked({ totalPaise: 500_00 }))?.charge).toBe('Free delivery');
    expect(promiseInWords(asked({ pincode: '411002' }))?.charge).toBe('Free delivery');
    const never = { ...rule, freeFrom: null };
    expect(promiseInWords(asked({ rule: never }))?.charge).toBe('Delivery ₹40');
  });

  it('says what is missing for free delivery and for the smallest order, to the paisa', () => {
    expect(promiseOf(asked({ totalPaise: 372_00 }))).toMatchObject({
      chargePaise: 40_00,
      missingPaise: 128_00,
      tooLittlePaise: 0,
    });
    expect(promiseOf(asked({ totalPaise: 499_99 }))?.missingPaise).toBe(1);
    expect(promiseOf(asked({ totalPaise: 500_00 }))?.missingPaise).toBe(0);
    expect(promiseOf(asked({ pincode: '411002' }))?.missingPaise).toBe(0);
    expect(promiseInWords(asked({ totalPaise: 156_00 }))?.tooLittle).toBe(
      'Smallest order for delivery: ₹200. Add ₹44 more to have it delivered.',
    );
    expect(promiseOf(asked({ totalPaise: 200_00 }))?.tooLittlePaise).toBe(0);
  });

  it('promises nothing for an unknown pincode', () => {
    expect(promiseInWords(asked({ pincode: '412207' }))).toBeUndefined();
  });
});

describe('the parts of the promise', () => {
  it('shows whole rupees without decimals', () => {
    expect(formatPromised(40_00)).toBe('₹40');
    expect(formatPromised(40_50)).toBe('₹40.50');
    expect(formatPromised(1_00_000_00)).toBe('₹1,00,000');
  });

  it('knows a pincode', () => {
    expect(['411004', '011004', '41100', '4110044', '41100a'].filter(isPincode)).toEqual([
      '411004',
    ]);
  });

  it('finds the pincode at the end of an address', () => {
    expect(pincodeIn('Flat 7, Prabhat Road, Pune 411004')).toBe('411004');
    expect(pincodeIn('Flat 7, Prabhat Road, Pune - 411 004, India')).toBe('411004');
    expect(pincodeIn('प्रभात रोड, पुणे ४११००४')).toBe('411004');
    expect(pincodeIn('Plot 411002, Pune 411004')).toBe('411004');
    expect(pincodeIn('Prabhat Road, +91 5550014268')).toBeUndefined();
    expect(pincodeIn('Flat 7, Pune 4')).toBeUndefined();
  });

  it('says until when the first day can be had', () => {
    expect(orderBeforeText(rule, '2026-11-17', monday)).toBe(
      'Order before 6:00 PM today for Tuesday.',
    );
    expect(orderBeforeText(rule, '2026-11-18', monday)).toBeUndefined();
    expect(orderBeforeText(rule, '2026-11-18', at('2026-11-16T19:00'))).toBeUndefined();
  });

  it('leaves out the days that are over', () => {
    const { days } = asked();
    expect(choosableDays(rule, days, at('2026-11-18T09:00')).map(({ day }) => day)).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
    ]);
  });
});
