import type { Call } from './call.ts';
import type { Outcome } from './send-call.ts';

export type Tally = {
  count: (call: Call, outcome: Outcome) => void;
  /** How often each operation was answered with each status. */
  lines: () => string[];
  totals: () => Map<string, number>;
  /** Operations that never succeeded: the run says little about them. */
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
    lines: () => [...counts].map(([name, own]) => `${name.padEnd(24)} ${inWords(own)}`),
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

export function inWords(counts: Map<string, number>): string {
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, count]) => `${status}: ${count}`)
    .join('  ');
}
