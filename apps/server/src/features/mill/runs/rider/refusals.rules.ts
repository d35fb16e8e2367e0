import type { ErrorCode } from '@dalan/contract/errors';
import type { OrderStatus } from '@dalan/contract/orders/orders';
import { SHOP_TIME_ZONE } from '@dalan/contract/language/time-zone';
import { riderAnswerTexts } from './rider-answer-texts.ts';

export type LockedStop = {
  outcome: 'delivered' | 'not delivered' | 'called off' | null;
  doneAt: Date | null;
};

export type Refusal = { code: ErrorCode; message: string };

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: SHOP_TIME_ZONE,
  hour: 'numeric',
  minute: '2-digit',
});

function timeOf(moment: Date | null): string {
  return clock.format(moment ?? new Date());
}

type OrderFacts = { orderStatus: OrderStatus };
type RunFacts = { state: 'planned' | 'out' | 'closed'; closedAt: Date | null };

/** Undefined if the rider may do this stop now. */
export function refusalOf(
  run: RunFacts,
  stop: LockedStop,
  order: OrderFacts | undefined,
): Refusal | undefined {
  if (stop.outcome === 'called off') {
    return { code: 'STOP_CALLED_OFF', message: calledOff(stop.doneAt, order) };
  }
  if (stop.outcome !== null) {
    const message = riderAnswerTexts.done(timeOf(stop.doneAt), stop.outcome);
    return { code: 'STOP_DONE', message };
  }
  if (run.state === 'closed') {
    return { code: 'RUN_NOT_OUT', message: riderAnswerTexts.runClosed(timeOf(run.closedAt)) };
  }
  if (run.state === 'planned') {
    return { code: 'RUN_NOT_OUT', message: riderAnswerTexts.runNotStarted };
  }
  if (order?.orderStatus !== 'Shipped') {
    return { code: 'STOP_CALLED_OFF', message: calledOff(null, order) };
  }
  return undefined;
}

function calledOff(moment: Date | null, order: OrderFacts | undefined): string {
  const at = timeOf(moment);
  if (order === undefined) return riderAnswerTexts.deleted(at);
  if (order.orderStatus === 'Cancelled') return riderAnswerTexts.cancelled(at);
  if (order.orderStatus === 'Delivered') return riderAnswerTexts.deliveredByMill(at);
  return riderAnswerTexts.movedByMill(at, order.orderStatus);
}
