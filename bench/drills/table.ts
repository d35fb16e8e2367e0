import type { DrillResult } from './run-drill.ts';

const PROBLEMS_SHOWN = 10;
const HEADINGS = ['orders', 'faults', 'lost', 'duplicated', 'replays', 'longest gap ms'];

export function printHeadings(): void {
  console.log(['drill'.padEnd(10), ...HEADINGS, 'verdict'].join('  '));
}

export function printResult(result: DrillResult): void {
  const { name, orders, faults, lost, duplicated, replays, gapMs, problems } = result;
  const figures = [orders, faults, lost, duplicated, replays, gapMs].map((figure, column) => {
    return String(figure).padStart(HEADINGS[column]?.length ?? 0);
  });
  console.log([name.padEnd(10), ...figures, hasHeld(result) ? 'held' : 'FAILED'].join('  '));
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) console.log(`  ${problem}`);
  const more = problems.length - PROBLEMS_SHOWN;
  if (more > 0) console.log(`  and ${more} more`);
}

export function hasHeld({ lost, duplicated, problems }: DrillResult): boolean {
  return lost === 0 && duplicated === 0 && problems.length === 0;
}
