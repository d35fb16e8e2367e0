import { chosenPart } from './scripts/mutation/parts.ts';

// `npm run mutation` says which part is mutated; other tools read this file without one.
const { name, mutate, isPure } = chosenPart() ?? { name: 'none', mutate: [] };

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/ignorers.mjs'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
  mutate,
  ignorers: ['texts', 'settings'],
  ignorePatterns: ['.data', 'e2e', 'bench', 'deploy', 'docs', '**/build'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // A pure test hangs only on an endless mutant. Other tests may wait for a busy database, and a
  // slow test is no killed mutant.
  timeoutMS: isPure ? 10_000 : 60_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 15,
  incremental: true,
  incrementalFile: `.data/mutation/${name}.incremental.json`,
  tempDirName: '.data/stryker',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.data/mutation/${name}.json` },
};
