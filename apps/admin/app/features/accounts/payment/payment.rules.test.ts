import { expect, test } from 'vitest';
import { planPayment, shownOrders } from './payment.rules.ts';

const orders = [2480, 1690, 1820, 1550, 1826, 1630].map((open, place) => ({
  _id: `order ${place}`,
  createdAt: '2026-10-02T04:00:00Z',
  open,
}));
const account = { orders, owes: 10_996 };

test('5,000 pay two orders, and part of the third', () => {
  const plan = planPayment('5,000', account);
  expect(plan.orders.map(({ nowPaise }) => nowPaise)).toEqual([248_000, 169_000, 83_000, 0, 0, 0]);
  expect(plan.orders.map(({ afterPaise }) => afterPaise).slice(0, 3)).toEqual([0, 0, 99_000]);
  expect(plan).toMatchObject({ paise: 500_000, fault: undefined, payments: 3 });
});

test('exactly what is owed pays all, a paisa more pays nothing', () => {
  expect(planPayment('10996', account)).toMatchObject({ payments: 6, fault: undefined });
  expect(planPayment('10996.01', account)).toMatchObject({
    paise: 0,
    payments: 0,
    fault: 'too much',
  });
});

test.each(['', '0', '-1', 'ten', '1.005'])('“%s” is no payment', (typed) => {
  expect(planPayment(typed, account)).toMatchObject({ paise: 0, payments: 0, fault: 'invalid' });
});

test('of many orders those are shown that get something, and a few more', () => {
  const many = Array.from({ length: 40 }, (_, place) => ({
    _id: String(place),
    createdAt: '2026-10-02T04:00:00Z',
    open: 100,
  }));
  const shownFor = (typed: string) => {
    const { shown, restCount, restPaise } = shownOrders(
      planPayment(typed, { orders: many, owes: 4000 }),
    );
    return [shown.length, restCount, restPaise];
  };
  expect(shownFor('')).toEqual([12, 28, 280_000]);
  expect(shownFor('2000')).toEqual([21, 19, 190_000]);
  expect(shownFor('4000')).toEqual([40, 0, 0]);
});
