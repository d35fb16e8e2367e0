import type { Run } from '@dalan/contract/mill/runs';
import { countTexts as texts } from './count-texts.ts';

/** `10 delivered, 1 brought back, 1 called off`. */
export function outcomesInWords({ stops }: Run): string {
  const count = (outcome: string) => stops.filter((stop) => stop.outcome === outcome).length;
  const parts = [
    [count('delivered'), texts.delivered],
    [count('not delivered'), texts.broughtBack],
    [count('called off'), texts.calledOff],
  ] as const;
  const words = parts.filter(([some]) => some > 0).map(([some, inWords]) => inWords(some));
  return words.length === 0 ? texts.stopCount(stops.length) : words.join(', ');
}

/** The number of doors at which money came in by this method. */
export function doorsWith({ stops }: Run, method: 'cash' | 'UPI'): number {
  const doors = stops.filter(
    ({ outcome, order }) =>
      outcome === 'delivered' && order.payments.some((paid) => paid.method === method),
  );
  return doors.length;
}
