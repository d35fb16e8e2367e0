import { describe, expect, it } from 'vitest';
import {
  cancellableStatuses,
  checkDeliveryAddress,
  finalStatuses,
  milledStatuses,
  newOrder,
  orderLimits,
  orderStatuses,
  paidStatuses,
  paymentStatuses,
  shortOrderId,
  statusesWithoutStock,
} from './orders.ts';

describe('an order', () => {
  it('has the last eight characters of its id as its short id, in capitals', () => {
    expect(shortOrderId('01a1dcfa-5aa5-79eb-8c0a-04f76a512a82')).toBe('6A512A82');
  });

  it('starts in a status that its customer can still cancel', () => {
    expect(cancellableStatuses).toContain(newOrder.orderStatus);
  });

  it('can be cancelled only before milling', () => {
    const cancellable = orderStatuses.filter((status) => cancellableStatuses.includes(status));
    expect(cancellable).toEqual(['Pending', 'Placed', 'Confirmed']);
  });

  it('releases its stock only when cancelled or returned', () => {
    const without = orderStatuses.filter((status) => statusesWithoutStock.includes(status));
    expect(without).toEqual(['Cancelled', 'Returned']);
  });

  it('is final when delivered, cancelled or returned', () => {
    const final = orderStatuses.filter((status) => finalStatuses.includes(status));
    expect(final).toEqual(['Delivered', 'Cancelled', 'Returned']);
    for (const status of final) expect(cancellableStatuses).not.toContain(status);
  });

  it('either waits to be milled, is milled, or has given its flour back', () => {
    const all = [...cancellableStatuses, ...milledStatuses, ...statusesWithoutStock];
    expect(all.toSorted()).toEqual(orderStatuses.toSorted());
  });

  it('counts as paid only if all of it is paid and nothing went back', () => {
    const open = paymentStatuses.filter((status) => !paidStatuses.includes(status));
    expect(open).toEqual(['Pending', 'Failed', 'Refunded', 'Partially Paid']);
  });
});

describe('a delivery address', () => {
  it('may have several lines, but must not be empty or too long', () => {
    expect(checkDeliveryAddress('12 Jatyachi Aali\nPune')).toBeUndefined();
    expect(checkDeliveryAddress('  ')).toBe('Delivery address is required');
    expect(checkDeliveryAddress('x'.repeat(orderLimits.addressMax))).toBeUndefined();
    expect(checkDeliveryAddress('x'.repeat(orderLimits.addressMax + 1))).toBeDefined();
  });
});
