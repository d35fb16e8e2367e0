/** `npm run mutation` tries every part and every fault made by hand, then prints a score per file. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parts } from './parts.ts';
import { tryByHand } from './try-by-hand.ts';
import type { HandResult } from './try-by-hand.ts';

const root = resolve(import.meta.dirname, '../..');
const BY_HAND = 'by-hand';
const LOWEST_SCORE = 90;

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'Ignored';
type Report = { files: Record<string, { mutants: { status: Status }[] }> };
type Count = {
  killed: number;
  timeout: number;
  survived: number;
  uncovered: number;
  /** Mutants that break the loading of the tests. They do not count in the score. */
  unloaded: number;
};
const NOTHING: Count = { killed: 0, timeout: 0, survived: 0, uncovered: 0, unloaded: 0 };

const [names, flags] = [false, true].map((isFlag) =>
  process.argv.slice(2).filter((word) => word.startsWith('--') === isFlag),
) as [string[], string[]];
const chosen = names.length > 0 ? names : [...Object.keys(parts), BY_HAND];

function runPart(name: string): void {
  spawnSync('npx', ['stryker', 'run', ...flags], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: name },
  });
}

function read(name: string): unknown {
  const path = resolve(root, `.data/mutation/${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as unknown) : undefined;
}

function countsOf(name: string): [file: string, Count][] {
  if (name === BY_HAND) {
    const results = (read(name) ?? []) as HandResult[];
    const statuses = results.map(({ status }) => (status === 'Killed' ? status : 'Survived'));
    return [['faults made by hand', countOf(statuses)]];
  }
  return Object.entries((read(name) as Report | undefined)?.files ?? {}).map(
    ([file, { mutants }]) => {
      return [file, countOf(mutants.map(({ status }) => status))];
    },
  );
}

function countOf(statuses: Status[]): Count {
  const count = (wanted: Status) => statuses.filter((status) => status === wanted).length;
  return {
    killed: count('Killed'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
    unloaded: count('RuntimeError'),
  };
}

function scoreOf({ killed, timeout, survived, uncovered }: Count): number {
  return (100 * (killed + timeout)) / (killed + timeout + survived + uncovered);
}

function line(label: string, count: Count): string {
  const { killed, timeout, survived, uncovered, unloaded } = count;
  return `| ${label} | ${scoreOf(count).toFixed(1)} % | ${killed} | ${timeout} | ${survived} | ${uncovered} | ${unloaded} |`;
}

function plus(one: Count, other: Count): Count {
  return {
    killed: one.killed + other.killed,
    timeout: one.timeout + other.timeout,
    survived: one.survived + other.survived,
    uncovered: one.uncovered + other.uncovered,
    unloaded: one.unloaded + other.unloaded,
  };
}

if (!flags.includes('--score')) {
  for (const name of chosen) {
    if (name === BY_HAND) tryByHand();
    else runPart(name);
  }
}

const counts = chosen
  .flatMap(countsOf)
  .filter(([, count]) => Object.values(count).some((mutants) => mutants > 0))
  .sort(([a], [b]) => a.localeCompare(b));
const total = counts.reduce((sum, [, count]) => plus(sum, count), NOTHING);
console.log(
  '\n| File | Score | Killed | Timed out | Survived | Not covered | Not loaded |\n|---|---|---|---|---|---|---|',
);
for (const [file, count] of counts) console.log(line(`\`${file}\``, count));
console.log(line('**all**', total));
process.exitCode = scoreOf(total) >= LOWEST_SCORE ? 0 : 1;
