import type { Order, OrderEvent, OrderStatus } from '@dalan/contract/orders/orders';

export type OrderStep = {
  status: OrderStatus;
  state: 'done' | 'now' | 'ahead' | 'ended';
  /** When the step was reached. Undefined if staff skipped it. */
  at: string | undefined;
};

const usualStatuses = ['Placed', 'Confirmed', 'Processing', 'Shipped', 'Delivered'] as const;

/** The steps from placed to delivered, or to where the order ended. None for a counter sale. */
export function orderSteps({
  orderStatus,
  history,
  channel,
}: Pick<Order, 'orderStatus' | 'history' | 'channel'>): OrderStep[] {
  if (channel === 'counter') return [];
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
  const statuses = orderStatus === 'Pending' ? [first, orderStatus, ...rest] : usualStatuses;
  const now = statuses.findIndex((status) => status === orderStatus);
  return statuses.map((status, index) => {
    if (index === now) return step(status, 'now');
    return step(status, index < now ? 'done' : 'ahead');
  });
}

/** When each status was last entered. Events that change only the payment are skipped. */
function statusTimes(history: readonly OrderEvent[]): Map<OrderStatus, string> {
  const entered = history.filter(
    ({ orderStatus }, index) => history[index - 1]?.orderStatus !== orderStatus,
  );
  return new Map(entered.map(({ orderStatus, at }) => [orderStatus, at]));
}
