import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');

test('every folder of journeys is in exactly one job of the workflow', () => {
  const workflow = readFileSync(resolve(repository, '.github/workflows/ci.yml'), 'utf8');
  const inJobs = [...workflow.matchAll(/\be2e\/\S+(?=\/)/g)].map(([folder]) => folder);
  const journeys = globSync('e2e/**/*.spec.ts', { cwd: repository });
  const inGate = journeys.filter((file) => !file.startsWith('e2e/demo/'));
  expect(inJobs.sort()).toEqual([...new Set(inGate.map((file) => dirname(file)))].sort());
});
