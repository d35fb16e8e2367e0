import { expect, test } from 'vitest';
import { readPartly } from './partly.ts';

test('two amounts are two payments, and the rest stays open', () => {
  expect(readPartly({ cash: '500', upi: ' 200.50' }, 734)).toEqual({
    payments: [
      { method: 'cash', amount: 500 },
      { method: 'UPI', amount: 200.5 },
    ],
    open: 33.5,
    problem: undefined,
  });
  expect(readPartly({ cash: '', upi: '1,094' }, 1094)).toMatchObject({
    payments: [{ method: 'UPI', amount: 1094 }],
    open: 0,
  });
});

test('nothing taken leaves the whole amount open', () => {
  expect(readPartly({ cash: '', upi: '0' }, 734)).toEqual({
    payments: [],
    open: 734,
    problem: undefined,
  });
});

test.each(['-1', '7a', '1.005', '1e3', '1.2.3'])('%j is no amount', (cash) => {
  expect(readPartly({ cash, upi: '' }, 734).problem).toMatch(/enter rupees/);
});

test('more than is to collect is refused, to the paisa', () => {
  expect(readPartly({ cash: '734', upi: '0.01' }, 734).problem).toContain('₹734.00');
  expect(readPartly({ cash: '0.1', upi: '0.2' }, 0.3).problem).toBeUndefined();
});
