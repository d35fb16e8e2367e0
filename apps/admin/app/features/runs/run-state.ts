import { formatRupees } from '@dalan/contract/money/money';
import type { Order } from '@dalan/contract/orders/orders';
import type { Run, RunOverview, RunStop } from '@dalan/contract/mill/runs';
import { dateAndTime } from '../../lib/format/india-time.ts';
import { languageTexts } from '../../lib/language/language-texts.ts';
import { leftOpenAt } from './load.rules.ts';
import { runsTexts } from './runs-texts.ts';

const SILENT_AFTER_MS = 30 * 60_000;

export function openStops({ stops }: Run): RunStop[] {
  return stops.filter(({ outcome }) => outcome === null);
}

export function isFinished({ state, stopCount, doneCount }: RunOverview): boolean {
  return state === 'out' && doneCount === stopCount;
}

/** When a rider with stops left was last heard from, if that is long ago. */
export function silentSince(run: Run, now: Date): string | undefined {
  if (run.state !== 'out' || openStops(run).length === 0) return undefined;
  const heardAt = run.lastHeardAt ?? run.startedAt;
  if (heardAt === null || now.getTime() - Date.parse(heardAt) <= SILENT_AFTER_MS) return undefined;
  return heardAt;
}

/** `Cash, 9:24 am`, `Cash ₹168.00, ₹100.00 left open, 10:29 am`, `Not at home, 10:29 am`. */
export function doneText(stop: RunStop): string {
  const { outcome, reason, doneAt, order } = stop;
  const time = doneAt === null ? '' : dateAndTime(doneAt).time;
  if (outcome === 'not delivered') return `${languageTexts.reason(reason)}, ${time}`;
  if (outcome === 'called off')
    return runsTexts.calledOff(languageTexts.status(order.orderStatus), time);
  const leftOpen = leftOpenAt(stop);
  const paid = paidBy(order);
  const [only] = paid;
  const how =
    paid.length === 1 && only !== undefined && leftOpen === 0
      ? only.name
      : paid.map(({ name, amount }) => `${name} ${formatRupees(amount)}`).join(', ');
  const parts = [
    how || runsTexts.delivered,
    leftOpen > 0 && runsTexts.leftOpen(formatRupees(leftOpen)),
    time,
  ];
  return parts.filter(Boolean).join(', ');
}

function paidBy({ payments }: Order): { name: string; amount: number }[] {
  const sums = Map.groupBy(payments, ({ method }) => method);
  return [...sums]
    .map(([method, rows]) => {
      const paise = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      return { name: runsTexts.methods[method], amount: paise / 100 };
    })
    .filter(({ amount }) => amount > 0);
}

/** The run with the page's one highlighted button: the last changed run that has a next step. */
export function nextStepRunId(runs: readonly RunOverview[]): string | undefined {
  const withStep = runs.filter((run) =>
    run.state === 'planned' ? run.stopCount > 0 : isFinished(run),
  );
  return withStep.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))[0]?._id;
}
