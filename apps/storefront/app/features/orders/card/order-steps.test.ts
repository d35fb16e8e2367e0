import type { OrderEvent, OrderStatus } from '@dalan/contract/orders/orders';
import { describe, expect, it } from 'vitest';

import { orderSteps } from './order-steps.rules.ts';

/** The events are one minute apart. */
function historyOf(...statuses: OrderStatus[]): OrderEvent[] {
  return statuses.map((orderStatus, minute) => ({
    kind: 'status changed',
    orderStatus,
    paymentStatus: 'Pending',
    by: '',
    at: `10:0${minute}`,
  }));
}

function stepTexts(orderStatus: OrderStatus, history: OrderEvent[]): string[] {
  return orderSteps({ orderStatus, history }).map(({ status, state, at }) =>
    [status, state, at].filter(Boolean).join(' '),
  );
}

describe('the steps of an order', () => {
  it('are five, with a time for each one reached', () => {
    expect(stepTexts('Confirmed', historyOf('Placed', 'Confirmed'))).toEqual([
      'Placed done 10:00',
      'Confirmed now 10:01',
      'Processing ahead',
      'Shipped ahead',
      'Delivered ahead',
    ]);
  });

  it('have no time if staff skipped them, and keep their time when only the payment changes', () => {
    const history = historyOf('Placed', 'Shipped', 'Shipped');
    expect(stepTexts('Shipped', history)).toEqual([
      'Placed done 10:00',
      'Confirmed done',
      'Processing done',
      'Shipped now 10:01',
      'Delivered ahead',
    ]);
  });

  it('go back when staff move the order back', () => {
    const history = historyOf('Placed', 'Shipped', 'Confirmed');
    expect(stepTexts('Confirmed', history).slice(1)).toEqual([
      'Confirmed now 10:02',
      'Processing ahead',
      'Shipped ahead',
      'Delivered ahead',
    ]);
  });

  it('include Pending for an order that waits', () => {
    expect(stepTexts('Pending', historyOf('Placed', 'Pending')).slice(0, 3)).toEqual([
      'Placed done 10:00',
      'Pending now 10:01',
      'Confirmed ahead',
    ]);
  });

  it('are none for a sale at the counter, of which nothing is delivered', () => {
    const history = historyOf('Placed', 'Delivered');
    expect(orderSteps({ orderStatus: 'Delivered', history, channel: 'counter' })).toEqual([]);
  });

  it('stop where the order ended', () => {
    expect(stepTexts('Cancelled', historyOf('Placed', 'Confirmed', 'Cancelled'))).toEqual([
      'Placed done 10:00',
      'Confirmed done 10:01',
      'Cancelled ended 10:02',
    ]);
    expect(stepTexts('Returned', historyOf('Placed', 'Delivered', 'Returned'))).toEqual([
      'Placed done 10:00',
      'Delivered done 10:01',
      'Returned ended 10:02',
    ]);
  });
});
