import { readyGrinds } from '@dalan/contract/catalog/grinds';
import type { OrderItem } from '@dalan/contract/orders/orders';
import { describe, expect, it } from 'vitest';

import { nextStepText, orderSums, summarizeItems } from './order-format.rules.ts';

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
  const plain = { totalAmount: 156, deliveryCharge: 0, pincode: null };

  it('are the total alone without a charge, a rounding and anything given back', () => {
    expect(orderSums(plain)).toEqual([{ name: 'Total', amount: '₹156.00' }]);
  });

  it('are all that leads to the amount to pay', () => {
    const charged = { ...plain, deliveryCharge: 40, pincode: '411004', givenBackAmount: 78 };
    expect(orderSums(charged)).toEqual([
      { name: 'Total', amount: '₹156.00' },
      { name: 'Delivery', amount: '₹40.00' },
      { name: 'Given back', amount: '-₹78.00' },
    ]);
    expect(orderSums({ ...charged, deliveryCharge: 0 })).toContainEqual({
      name: 'Delivery',
      amount: 'Free',
    });
  });

  it('say how a sale at the counter was rounded to the rupee', () => {
    expect(orderSums({ ...plain, totalAmount: 112.32, roundOff: -0.32 })).toEqual([
      { name: 'Total', amount: '₹112.32' },
      { name: 'Round off', amount: '-₹0.32' },
    ]);
  });
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
