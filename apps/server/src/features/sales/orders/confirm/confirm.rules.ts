import { statusesToConfirm } from '@dalan/contract/desk/confirm';
import type { ConfirmDecision } from '@dalan/contract/desk/confirm';
import type { OrderStatus } from '@dalan/contract/orders/orders';

export function isToConfirm(status: OrderStatus): boolean {
  return (statusesToConfirm as readonly OrderStatus[]).includes(status);
}

/** The history entry that each decision writes. */
const entryOf: Record<ConfirmDecision['do'], { kind: string; statuses: readonly OrderStatus[] }> = {
  confirm: { kind: 'status changed', statuses: ['Confirmed'] },
  'no answer': { kind: 'no answer', statuses: ['Pending'] },
  cancel: { kind: 'cancelled', statuses: ['Cancelled'] },
  undo: { kind: 'status changed', statuses: statusesToConfirm },
};

type LastEvent = { kind: string; actorId: string | null; orderStatus: OrderStatus };

/** True if the same decision is done already, because its answer was lost on the way. */
export function isDoneAlready(
  decision: ConfirmDecision,
  { version, last, actorId }: { version: number; last: LastEvent | undefined; actorId: string },
): boolean {
  const { kind, statuses } = entryOf[decision.do];
  return (
    version === decision.version + 1 &&
    last?.actorId === actorId &&
    last.kind === kind &&
    statuses.includes(last.orderStatus)
  );
}

/** A person can take back their own confirmation until something follows it. */
export function canUndo(
  status: OrderStatus,
  [last, before]: readonly LastEvent[],
  actorId: string,
): boolean {
  return (
    status === 'Confirmed' &&
    last?.kind === 'status changed' &&
    last.actorId === actorId &&
    before !== undefined &&
    isToConfirm(before.orderStatus)
  );
}
