import type { OrderEvent, OrderStatus } from '@dalan/contract/orders';
import { describe, expect, it } from 'vitest';

import { orderSteps } from './order-steps.rules.ts';

/** One event a minute. */
function historyOf(...statuses: OrderStatus[]): OrderEvent[] {
  return statuses.map((orderStatus, minute) => ({
    kind: 'status changed',
    orderStatus,
    paymentStatus: 'Pending',
    by: '',
    at: `10:0${minute}`,
  }));
}

function inWords(orderStatus: OrderStatus, history: OrderEvent[]): string[] {
  return orderSteps({ orderStatus, history }).map(({ status, state, at }) =>
    [status, state, at].filter(Boolean).join(' '),
  );
}

describe('the steps of an order', () => {
  it('are five, with the time of those that were reached', () => {
    expect(inWords('Confirmed', historyOf('Placed', 'Confirmed'))).toEqual([
      'Placed done 10:00',
      'Confirmed now 10:01',
      'Processing ahead',
      'Shipped ahead',
      'Delivered ahead',
    ]);
  });

  it('have no time where staff skipped them, and the first one where only the payment moved', () => {
    const history = historyOf('Placed', 'Shipped', 'Shipped');
    expect(inWords('Shipped', history)).toEqual([
      'Placed done 10:00',
      'Confirmed done',
      'Processing done',
      'Shipped now 10:01',
      'Delivered ahead',
    ]);
  });

  it('go back where staff took the order back', () => {
    const history = historyOf('Placed', 'Shipped', 'Confirmed');
    expect(inWords('Confirmed', history).slice(1)).toEqual([
      'Confirmed now 10:02',
      'Processing ahead',
      'Shipped ahead',
      'Delivered ahead',
    ]);
  });

  it('make room for an order that waits', () => {
    expect(inWords('Pending', historyOf('Placed', 'Pending')).slice(0, 3)).toEqual([
      'Placed done 10:00',
      'Pending now 10:01',
      'Confirmed ahead',
    ]);
  });

  it('end where the order ended', () => {
    expect(inWords('Cancelled', historyOf('Placed', 'Confirmed', 'Cancelled'))).toEqual([
      'Placed done 10:00',
      'Confirmed done 10:01',
      'Cancelled ended 10:02',
    ]);
    expect(inWords('Returned', historyOf('Placed', 'Delivered', 'Returned'))).toEqual([
      'Placed done 10:00',
      'Delivered done 10:01',
      'Returned ended 10:02',
    ]);
  });
});
