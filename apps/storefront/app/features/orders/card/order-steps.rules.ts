import type { Order, OrderEvent, OrderStatus } from '@dalan/contract/orders';

export type OrderStep = {
  status: OrderStatus;
  state: 'done' | 'now' | 'ahead' | 'ended';
  /** When it was reached; staff may skip a step. */
  at: string | undefined;
};

const usualStatuses = ['Placed', 'Confirmed', 'Processing', 'Shipped', 'Delivered'] as const;

/** The way of an order from the counter to the door, or to where it ended. */
export function orderSteps({
  orderStatus,
  history,
}: Pick<Order, 'orderStatus' | 'history'>): OrderStep[] {
  const reachedAt = statusTimes(history);
  const step = (status: OrderStatus, state: OrderStep['state']): OrderStep => ({
    status,
    state,
    at: state === 'ahead' ? undefined : reachedAt.get(status),
  });
  if (orderStatus === 'Cancelled' || orderStatus === 'Returned') {
    const reached = usualStatuses.filter((status) => status === 'Placed' || reachedAt.has(status));
    return [...reached.map((status) => step(status, 'done')), step(orderStatus, 'ended')];
  }
  const [first, ...rest] = usualStatuses;
  const way = orderStatus === 'Pending' ? [first, orderStatus, ...rest] : usualStatuses;
  const now = way.findIndex((status) => status === orderStatus);
  return way.map((status, index) => {
    if (index === now) return step(status, 'now');
    return step(status, index < now ? 'done' : 'ahead');
  });
}

/** When each status was entered last; an event may change the payment alone. */
function statusTimes(history: readonly OrderEvent[]): Map<OrderStatus, string> {
  const entered = history.filter(
    ({ orderStatus }, index) => history[index - 1]?.orderStatus !== orderStatus,
  );
  return new Map(entered.map(({ orderStatus, at }) => [orderStatus, at]));
}
