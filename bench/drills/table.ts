import type { DrillResult } from './run-drill.ts';

const PROBLEMS_SHOWN = 10;
const NAME_WIDTH = 14;
const HEADINGS = ['orders', 'faults', 'lost', 'duplicated', 'replays', 'longest gap ms'];

export function printHeadings(): void {
  console.log(['drill'.padEnd(NAME_WIDTH), ...HEADINGS, 'verdict'].join('  '));
}

export function printResult(result: DrillResult): void {
  const { name, orders, faults, lost, duplicated, replays, gapMs, problems } = result;
  const columns = [orders, faults, lost, duplicated, replays, gapMs].map((figure, column) => {
    return String(figure).padStart(HEADINGS[column]?.length ?? 0);
  });
  console.log(
    [name.padEnd(NAME_WIDTH), ...columns, hasHeld(result) ? 'held' : 'FAILED'].join('  '),
  );
  for (const figure of result.figures) console.log(`  ${figure}`);
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) console.log(`  ${problem}`);
  const more = problems.length - PROBLEMS_SHOWN;
  if (more > 0) console.log(`  and ${more} more`);
}

/** A skipped drill has not passed: nothing was tested. */
export function printSkipped(name: string, obstacle: string): void {
  console.log(`${name.padEnd(NAME_WIDTH)}  SKIPPED, nothing was tested: ${obstacle}`);
}

export function hasHeld({ lost, duplicated, problems }: DrillResult): boolean {
  return lost === 0 && duplicated === 0 && problems.length === 0;
}
