import type { MyAccount } from '@dalan/contract/on-account/accounts';
import { expect, it } from 'vitest';

import {
  newestMonths,
  shortMonth,
  shownOrders,
  standingText,
  usedPercent,
} from './account.rules.ts';

const account: MyAccount = {
  limit: 10_000,
  owes: 9366,
  over: 0,
  percentOff: 0,
  prices: [],
  orders: [],
  months: ['2026-11', '2026-10', '2026-09', '2026-08'],
  lastMonth: '2026-10',
  upiNote: 'ANNAPURNA',
};

function order(open: number) {
  return { _id: `order-${open}`, createdAt: '2026-10-02T08:00:00Z', open };
}

it('says what is owed of the limit, and that orders above it are still taken', () => {
  expect(standingText(account)).toBe('to pay, of ₹10,000 you may owe');
  expect(standingText({ ...account, owes: 10_996, over: 996 })).toBe(
    '₹996.00 over your limit of ₹10,000. New orders are taken; we may call you first.',
  );
  expect(standingText({ ...account, isClosed: true })).toMatch(/closed/);
});

it.each([
  [9366, 10_000, 94],
  [10_996, 10_000, 100],
  [0, 0, 0],
  [40, 0, 100],
  [-5, 100, 0],
])('owing ₹%i of ₹%i is %i %% of the limit', (owes, limit, percent) => {
  expect(usedPercent({ owes, limit })).toBe(percent);
});

it('shows the three oldest open orders, and the sum of the others to the paisa', () => {
  const orders = [2480, 1690, 1820, 1700.25, 1675.75].map(order);
  const { lines, others } = shownOrders(orders);
  expect(lines.map(({ open }) => open)).toEqual([2480, 1690, 1820]);
  expect(others).toEqual({ count: 2, amount: '₹3,376.00' });
});

it('shows a fourth order itself, and not that there is one more', () => {
  expect(shownOrders([1, 2, 3, 4].map(order)).others).toBeUndefined();
  expect(shownOrders([])).toEqual({ lines: [], others: undefined });
});

it('offers the last two finished months, and the running one among all, or alone', () => {
  expect(newestMonths(account)).toEqual(['2026-10', '2026-09']);
  expect(newestMonths({ ...account, lastMonth: null, months: ['2026-11'] })).toEqual(['2026-11']);
  expect(newestMonths({ ...account, lastMonth: null, months: [] })).toEqual([]);
  expect(newestMonths(account).map(shortMonth)).toEqual(['Oct 2026', 'Sep 2026']);
});
