import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { ViteUserConfig } from 'vitest/config';
import ours from '../../vitest.config.ts';
import { chosenPart } from './parts.ts';

const root = resolve(import.meta.dirname, '../..');
const contract = resolve(root, 'packages/contract/src');

const config: ViteUserConfig = mergeConfig(
  ours,
  defineConfig({
    root,
    // Mutants are in a copy of the repository, but the links in node_modules lead to the original.
    resolve: { alias: [{ find: /^@dalan\/contract\/(.*)$/, replacement: `${contract}/$1.ts` }] },
  }),
);
const part = chosenPart();
const include = part?.tests ?? config.test?.include;
/**
 * Stryker kills a process two seconds after it asked it to end, often before the template database
 * is dropped. A pure part makes none.
 */
const globalSetup = part?.isPure ? [] : config.test?.globalSetup;
/** A timeout on a slow machine must not count as a noticed fault. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };
export default { ...config, test: { ...config.test, include, globalSetup, ...patience } };
