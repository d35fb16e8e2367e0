import type { Order } from '@dalan/contract/orders';

import { orderSteps } from './order-steps.rules.ts';
import { formatStepTime } from '../order-format.rules.ts';

const inWords = { done: 'done', now: 'now', ahead: 'to come', ended: 'ended here' };

/** The way of an order in dots: down the screen on phones, across it where there is room. */
export function OrderSteps({ order }: { order: Order }) {
  return (
    <ol aria-label="Progress" className="order-steps">
      {orderSteps(order).map(({ status, state, at }) => (
        <li key={status} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{status}</b>
          <span className="sr-only">, {inWords[state]}</span>
          {at && <time dateTime={at}>{formatStepTime(at)}</time>}
        </li>
      ))}
    </ol>
  );
}
