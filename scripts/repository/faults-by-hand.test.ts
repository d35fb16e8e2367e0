import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { handMutations } from '../mutation/by-hand.ts';

const repository = resolve(import.meta.dirname, '../..');

test.each(handMutations)('$fault: it fits the code as it is, and its tests exist', (mutation) => {
  const { file, find, tests } = mutation;
  expect(readFileSync(resolve(repository, file), 'utf8').split(find)).toHaveLength(2);
  expect(tests.filter((each) => !existsSync(resolve(repository, each)))).toEqual([]);
});
