import type { Order } from '@dalan/contract/orders/orders';
import { expect, it } from 'vitest';

import { payState, paysAtDoor, movedMoney } from './pay-state.rules.ts';

const upi = 'dalan@examplebank';
const placed: Parameters<typeof payState>[0] = {
  amountToPay: 412,
  paidAmount: 0,
  orderStatus: 'Placed',
  paymentStatus: 'Pending',
  claim: null,
  payments: [],
};
const claim = { amount: 412, reference: '', at: '', answeredAt: null };
const payment: Order['payments'][number] = {
  _id: 'first',
  method: 'UPI',
  amount: 412,
  reference: '',
  corrects: null,
  reason: '',
  by: '',
  at: '',
};

it('shows nothing in a shop without a UPI id', () => {
  expect(payState(placed, '')).toBe('nothing');
  expect(payState({ ...placed, paymentStatus: 'Paid', payments: [payment] }, '')).toBe('nothing');
});

it('asks while something is to pay, and not for an order that has ended', () => {
  expect(payState(placed, upi)).toBe('to pay');
  expect(payState({ ...placed, orderStatus: 'Delivered' }, upi)).toBe('to pay');
  expect(payState({ ...placed, orderStatus: 'Cancelled' }, upi)).toBe('nothing');
  expect(payState({ ...placed, orderStatus: 'Returned' }, upi)).toBe('nothing');
  expect(payState({ ...placed, paymentStatus: 'Completed' }, upi)).toBe('nothing');
});

it('follows the claim of the customer', () => {
  expect(payState({ ...placed, claim: { ...claim, state: 'open' } }, upi)).toBe('told');
  expect(payState({ ...placed, claim: { ...claim, state: 'not found' } }, upi)).toBe('not found');
  const partly = { ...placed, paidAmount: 300, paymentStatus: 'Partially Paid' as const };
  expect(payState({ ...partly, claim: { ...claim, state: 'found' } }, upi)).toBe('to pay');
});

it('thanks once it is paid', () => {
  const paid = { ...placed, paidAmount: 412, paymentStatus: 'Paid' as const, payments: [payment] };
  expect(payState(paid, upi)).toBe('paid');
  expect(payState({ ...paid, orderStatus: 'Cancelled' }, upi)).toBe('nothing');
});

it('takes corrections off the payments', () => {
  const fix = { ...payment, _id: 'fix', corrects: 'first', amount: -0.1 };
  expect(movedMoney({ payments: [payment, fix] })).toMatchObject([{ amount: 411.9 }]);
  expect(movedMoney({ payments: [payment, { ...fix, amount: -412 }] })).toEqual([]);
});

it('lists money given back beside what was received, so that the sum is what was paid', () => {
  const refund = { ...payment, _id: 'refund', method: 'cash' as const, amount: -50 };
  const payments = [payment, { ...refund, creditNote: 'note' }];
  expect(movedMoney({ payments }).map(({ amount }) => amount)).toEqual([412, -50]);
});

it('asks for no single order on account, and keeps what the customer told us before', () => {
  const onAccount = { ...placed, onAccount: true as const };
  expect(payState(onAccount, upi)).toBe('nothing');
  expect(payState({ ...onAccount, claim: { ...claim, state: 'open' } }, upi)).toBe('told');
  expect(payState({ ...onAccount, claim: { ...claim, state: 'not found' } }, upi)).toBe('nothing');
});

it('offers cash at the door only while something is still to be delivered', () => {
  expect(paysAtDoor(placed)).toBe(true);
  expect(paysAtDoor({ ...placed, orderStatus: 'Shipped' })).toBe(true);
  expect(paysAtDoor({ ...placed, orderStatus: 'Delivered' })).toBe(false);
  expect(paysAtDoor({ ...placed, onAccount: true })).toBe(false);
});
