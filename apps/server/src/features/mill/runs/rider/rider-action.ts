import { createHash } from 'node:crypto';
import { lineKey } from '@dalan/contract/catalog/grinds';
import { dayAfter, openDaysFrom, shopClock } from '@dalan/contract/delivery/delivery';
import type { Delivery } from '@dalan/contract/delivery/delivery';
import type { RiderAction } from '@dalan/contract/mill/runs';

/** Equal actions on the same run have the same hash. */
export function hashAction(runId: string, action: RiderAction): Buffer {
  const { do: what, orderId, tappedAt } = action;
  const rest =
    action.do === 'delivered'
      ? [
          ...action.payments.map(({ method, amount }) => [method, amount]),
          ...(action.comesBack ?? []).map((line) => [lineKey(line), line.kg]),
        ]
      : [action.reason, action.dueOn ?? '', action.note ?? ''];
  const text = JSON.stringify([runId, what, orderId, tappedAt, rest]);
  return createHash('sha256').update(text).digest();
}

/** A phone's clock may be wrong: no tap is before the start of the run or after its arrival. */
export function momentOfTap(tappedAt: string, startedAt: Date, now: Date): Date {
  const tap = Date.parse(tappedAt);
  return new Date(Math.min(now.getTime(), Math.max(tap, startedAt.getTime())));
}

type OpenDays = Pick<Delivery, 'daysOff' | 'datesOff'>;

/** Returns the first open day after the tap, or the chosen one, but never a day that is over. */
export function dayOfNextTry(rule: OpenDays, tappedAt: Date, now: Date, chosen = ''): string {
  const earliest = [dayAfter(shopClock(tappedAt).day), shopClock(now).day, chosen].sort().at(-1);
  return openDaysFrom(rule, earliest ?? '', 1)[0] ?? '';
}
