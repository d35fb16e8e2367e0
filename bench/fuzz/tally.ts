import type { Call } from './call.ts';
import type { Outcome } from './send-call.ts';

export type Tally = {
  count: (call: Call, outcome: Outcome) => void;
  /** Returns a table of how often each operation was called and got each kind of status. */
  lines: () => string[];
  totals: () => Map<string, number>;
  /** Returns operations that never succeeded: the run says little about them. */
  neverTaken: () => string[];
};

export function openTally(operations: string[]): Tally {
  const counts = new Map<string, Map<string, number>>(operations.map((name) => [name, new Map()]));
  const addTo = (totals: Map<string, number>, status: string, more: number) => {
    totals.set(status, (totals.get(status) ?? 0) + more);
  };
  return {
    count: (call, outcome) => {
      const status = typeof outcome === 'string' ? outcome : String(outcome.status);
      const name = call.expects === 'declared' ? call.operation : call.expects;
      const own = counts.get(name) ?? new Map<string, number>();
      counts.set(name, own);
      addTo(own, status, 1);
    },
    lines: () => [
      lineOf('operation', COLUMNS),
      ...[...counts].map(([name, own]) => lineOf(name, countColumns(own))),
    ],
    totals: () => {
      const totals = new Map<string, number>();
      for (const own of counts.values()) {
        for (const [status, count] of own) addTo(totals, status, count);
      }
      return totals;
    },
    neverTaken: () =>
      operations.filter((name) => {
        const statuses = [...(counts.get(name)?.keys() ?? [])];
        return !statuses.some((status) => status.startsWith('2'));
      }),
  };
}

const COLUMNS = ['calls', '2xx', '4xx', '5xx', 'other'];

/** The last column counts 304, and bytes that are not HTTP and got no answer. */
function countColumns(own: Map<string, number>): string[] {
  const sum = (first: string) =>
    [...own].reduce((all, [status, count]) => all + (status.startsWith(first) ? count : 0), 0);
  const [calls, ...known] = [sum(''), sum('2'), sum('4'), sum('5')];
  return [calls, ...known, known.reduce((rest, count) => rest - count, calls)].map(String);
}

function lineOf(name: string, columns: string[]): string {
  return [name.padEnd(24), ...columns.map((column) => column.padStart(6))].join(' ');
}

export function inWords(counts: Map<string, number>): string {
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status}: ${count}`)
    .join('  ');
}
