import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { describe, expect, it } from 'vitest';

import { moneyText, nextStepText, orderSums, summarizeItems } from './order-format.rules.ts';

function item(name: string, quantityKg: number): OrderItem {
  const productId = { _id: name, name, productImg: '', description: '' };
  return { productId, quantityKg, pricePerKg: 78, totalPrice: 78 * quantityKg };
}

it('summarizes the items of an order', () => {
  expect(summarizeItems({ items: [item('Besan', 2)] })).toBe('2 kg Besan');
  expect(summarizeItems({ items: [item('Besan', 2), item('Jowar Flour', 3)] })).toBe(
    '5 kg, 2 flours',
  );
});

it('summarizes the grinds of one flour as that flour', () => {
  const [fine, medium] = readyGrinds;
  const inFine = { ...item('Besan', 0.5), grind: fine };
  expect(summarizeItems({ items: [inFine] })).toBe('500 g Besan, fine');
  expect(summarizeItems({ items: [inFine, { ...item('Besan', 1), grind: medium }] })).toBe(
    '1.5 kg Besan',
  );
});

describe('the sums of an order', () => {
  const plain: Parameters<typeof orderSums>[0] = {
    totalAmount: 156,
    deliveryCharge: 0,
    pincode: null,
    amountToPay: 156,
    paidAmount: 0,
    orderStatus: 'Delivered',
    paymentStatus: 'Pending',
  };
  const charged = { ...plain, deliveryCharge: 40, pincode: '411004', amountToPay: 196 };
  const textsOf = (order: typeof plain) =>
    orderSums(order).map(({ name, amount }) => `${name} ${amount}`);

  it('are the total alone without a charge, a rounding and anything given back', () => {
    expect(textsOf(plain)).toEqual(['Total ₹156.00']);
    expect(textsOf({ ...plain, onAccount: true })).toEqual(['Total ₹156.00']);
  });

  it('are all that leads to the amount to pay', () => {
    const credited = { ...charged, givenBackAmount: 78, amountToPay: 118 };
    expect(textsOf(credited)).toEqual([
      'Total ₹156.00',
      'Delivery ₹40.00',
      'Given back -₹78.00',
      'Amount to pay ₹118.00',
    ]);
    expect(textsOf({ ...credited, deliveryCharge: 0 })).toContain('Delivery Free');
  });

  it('say how a sale at the counter was rounded to the rupee', () => {
    const sale = { ...plain, totalAmount: 112.32, roundOff: -0.32, amountToPay: 112 };
    expect(textsOf(sale)).toEqual(['Total ₹112.32', 'Round off -₹0.32', 'Amount to pay ₹112.00']);
  });

  it('say what was paid of it, and what is left', () => {
    const partly = { paidAmount: 100.5, paymentStatus: 'Partially Paid' } as const;
    const left = ['Paid so far -₹100.50', 'Still to pay ₹55.50'];
    expect(textsOf({ ...plain, ...partly })).toEqual(['Total ₹156.00', ...left]);
    expect(textsOf({ ...charged, ...partly, deliveryCharge: 0, amountToPay: 156 })).toEqual([
      'Total ₹156.00',
      'Delivery Free',
      ...left,
    ]);
    expect(textsOf({ ...plain, ...partly, orderStatus: 'Cancelled' })).toEqual([
      'Total ₹156.00',
      'Amount to pay ₹156.00',
      'Paid ₹100.50',
    ]);
  });

  it('end with what was paid, also if that is too much or was set by hand', () => {
    const paid = { ...charged, paymentStatus: 'Paid' } as const;
    const lines = ['Total ₹156.00', 'Delivery ₹40.00'];
    expect(textsOf({ ...paid, paidAmount: 196 })).toEqual([...lines, 'Paid ₹196.00']);
    expect(textsOf({ ...paid, paymentStatus: 'Completed' })).toEqual([...lines, 'Paid ₹196.00']);
    expect(textsOf({ ...paid, paidAmount: 200 })).toEqual([
      ...lines,
      'Amount to pay ₹196.00',
      'Paid ₹200.00',
    ]);
  });

  it('stay as they are for an order on account', () => {
    const paid = { ...charged, onAccount: true, paidAmount: 196, paymentStatus: 'Paid' } as const;
    expect(textsOf(paid).at(-1)).toBe('On account ₹196.00');
  });
});

it('says of money given back that it was', () => {
  const at = '2026-11-16T06:30:00Z';
  expect(moneyText({ method: 'UPI', amount: 412, at })).toMatch(/^₹412\.00 by UPI, /);
  expect(moneyText({ method: 'cash', amount: -50, at })).toMatch(/^Given back: ₹50\.00 in cash, /);
});

describe('the next step', () => {
  const placed: Parameters<typeof nextStepText>[0] = {
    orderStatus: 'Placed',
    paymentStatus: 'Pending',
    amountToPay: 418,
    pincode: null,
    history: [],
  };

  it('names the cash to keep ready while payment is due', () => {
    expect(nextStepText(placed)).toBe(
      'We have your order and will confirm it soon. Please keep ₹418.00 and the delivery charges ready.',
    );
    expect(nextStepText({ ...placed, orderStatus: 'Shipped', paymentStatus: 'Paid' })).toBe(
      'Your order is on its way to you.',
    );
    expect(nextStepText({ ...placed, orderStatus: 'Delivered' })).toBe(
      'Your order has reached you.',
    );
  });

  it('asks for no cash for an order on account', () => {
    expect(nextStepText({ ...placed, onAccount: true })).toBe(
      'We have your order and will confirm it soon.',
    );
  });

  it('names the whole amount if the order has a delivery charge', () => {
    expect(nextStepText({ ...placed, amountToPay: 458, pincode: '411004' })).toBe(
      'We have your order and will confirm it soon. Please keep ₹458.00 ready.',
    );
  });

  it('says that the customer cancelled, if they did', () => {
    const cancelled = { ...placed, orderStatus: 'Cancelled' as const };
    const event = { orderStatus: 'Cancelled', paymentStatus: 'Pending', by: '', at: '' } as const;
    expect(nextStepText({ ...cancelled, history: [{ ...event, kind: 'cancelled' }] })).toBe(
      'You cancelled this order.',
    );
    const byMill = { ...event, kind: 'cancelled', note: 'No answer' };
    expect(nextStepText({ ...cancelled, history: [byMill] })).toBe('This order is cancelled.');
    expect(nextStepText({ ...cancelled, history: [{ ...event, kind: 'status changed' }] })).toBe(
      'This order is cancelled.',
    );
  });
});
