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
const include = chosenPart()?.tests ?? config.test?.include;
/** A timeout on a slow machine must not count as a noticed fault. */
const patience = { testTimeout: 180_000, hookTimeout: 180_000 };
export default { ...config, test: { ...config.test, include, ...patience } };
