/** Puts one fault at a time into a copy of the repository and runs the tests that must fail. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { handMutations } from './by-hand.ts';
import type { HandMutation } from './hand-mutation.ts';

const root = resolve(import.meta.dirname, '../..');
const copy = join(root, '.data/mutation/copy');
const REPORT = join(root, '.data/mutation/by-hand.json');

export type HandResult = { fault: string; file: string; status: 'Killed' | 'Survived' | 'Misfit' };

function copyRepository(): void {
  rmSync(copy, { recursive: true, force: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of listed.filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), readFileSync(join(root, file)));
  }
  for (const folder of ['.', ...listed.filter((file) => file.endsWith('/package.json'))]) {
    const modules = join(folder === '.' ? folder : dirname(folder), 'node_modules');
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(copy, modules));
  }
}

/** True if a test failed. A run without any test means that the list is wrong. */
function isNoticed(tests: readonly string[]): boolean {
  const outcome = join(copy, 'outcome.json');
  rmSync(outcome, { force: true });
  const args = ['vitest', 'run', '--config', 'scripts/mutation/vitest.config.ts', '--bail', '1'];
  const reporting = ['--reporter', 'json', '--outputFile', outcome];
  spawnSync('npx', [...args, ...reporting, ...tests], { cwd: copy, stdio: 'ignore' });
  const { success, numTotalTests, numTotalTestSuites } = JSON.parse(
    readFileSync(outcome, 'utf8'),
  ) as { success: boolean; numTotalTests: number; numTotalTestSuites: number };
  if (numTotalTests + numTotalTestSuites === 0) throw new Error(`No test in ${tests.join()}`);
  return !success;
}

function tryOne({ fault, file, find, replace, tests }: HandMutation): HandResult {
  const path = join(copy, file);
  const sound = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (sound.split(find).length !== 2) return { fault, file, status: 'Misfit' };
  writeFileSync(
    path,
    sound.replace(find, () => replace),
  );
  try {
    return { fault, file, status: isNoticed(tests) ? 'Killed' : 'Survived' };
  } finally {
    writeFileSync(path, sound);
  }
}

/** Tries the faults whose file or text contains the word, or all faults. */
export function tryByHand(word = ''): HandResult[] {
  const chosen = handMutations.filter(({ file, fault }) => `${file} ${fault}`.includes(word));
  copyRepository();
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  if (isNoticed(all)) throw new Error('A test fails without any fault: see `npx vitest run`');
  const results: HandResult[] = [];
  for (const mutation of chosen) {
    const result = tryOne(mutation);
    console.log(`${result.status.padEnd(8)} ${result.file}: ${result.fault}`);
    results.push(result);
    writeFileSync(REPORT, JSON.stringify(results, undefined, 2));
  }
  rmSync(copy, { recursive: true, force: true });
  return results;
}

if (import.meta.main) {
  const results = tryByHand(process.argv[2]);
  process.exitCode = results.every(({ status }) => status === 'Killed') ? 0 : 1;
}
