import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import ours from '../../vitest.config.ts';
import { chosenPart } from './parts.ts';

const root = resolve(import.meta.dirname, '../..');

const config = mergeConfig(
  ours,
  defineConfig({
    root,
    // Stryker works on a copy, and the links in node_modules lead to the original.
    resolve: {
      alias: [
        { find: /^@dalan\/contract\/(.*)$/, replacement: `${root}/packages/contract/src/$1.ts` },
      ],
    },
  }),
);
export default { ...config, test: { ...config.test, include: chosenPart().tests } };
