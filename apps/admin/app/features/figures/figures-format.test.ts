import { expect, test } from 'vitest';
import { formatHour, formatKg, formatSales, headlinesOf } from './figures-format.ts';

const now = { salesPaise: 2_472_000_0, orders: 431, placed: 445, lost: 14 };
const before = { salesPaise: 2_088_000_0, orders: 384, placed: 402, lost: 18 };
const nothing = { salesPaise: 0, orders: 0, placed: 0, lost: 0 };

test('each headline has its change against the days before', () => {
  expect(headlinesOf(now, before)).toEqual([
    {
      key: 'sales',
      figure: '₹2,47,200',
      change: { text: '+18.4 %', isBetter: true, isUp: true },
      beside: { from: '₹2,08,800' },
    },
    {
      key: 'orders',
      figure: '431',
      change: { text: '+12.2 %', isBetter: true, isUp: true },
      beside: { from: '384' },
    },
    {
      key: 'average',
      figure: '₹573.55',
      change: { text: '+5.5 %', isBetter: true, isUp: true },
      beside: { from: '₹543.75' },
    },
    {
      key: 'lost',
      figure: '3.1 %',
      change: { text: '−1.3', isBetter: true, isUp: false },
      beside: { part: 14, all: 445 },
    },
  ]);
});

test('fewer sales and more lost orders are worse', () => {
  const [sales, , , lost] = headlinesOf(before, now);
  expect(sales?.change).toMatchObject({ text: '−15.5 %', isBetter: false });
  expect(lost?.change).toMatchObject({ text: '+1.3', isBetter: false });
});

test('no change is shown without earlier figures, with the same figures, or without any', () => {
  for (const [is, was] of [
    [now, nothing],
    [now, now],
    [nothing, nothing],
  ] as const) {
    expect(headlinesOf(is, was).every(({ change }) => change === undefined)).toBe(true);
  }
});

test('figures are in whole rupees, kilograms and hours', () => {
  expect(formatSales(8_430_50)).toBe('₹8,431');
  expect(formatKg(1_042_000)).toBe('1,042');
  expect(formatKg(2_500)).toBe('2.5');
  expect([0, 6, 12, 22].map(formatHour)).toEqual(['12 am', '6 am', '12 pm', '10 pm']);
});
