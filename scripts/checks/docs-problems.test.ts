import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProblems, listDocuments } from './docs-problems.ts';

const root = mkdtempSync(join(tmpdir(), 'dalan-docs-'));
const repository = { root, scripts: new Set(['demo', 'db:seed']) };

function problemsOf(text: string): string[] {
  return findProblems('docs/page.md', text, repository);
}

beforeAll(() => {
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'apps/server/src'), { recursive: true });
  writeFileSync(join(root, 'README.md'), '# The shop\n\n## Run it\n');
  writeFileSync(join(root, 'docs/page.md'), '# A page\n');
  writeFileSync(join(root, 'apps/server/src/app.ts'), '');
});
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the documentation check', () => {
  it('reads every document of the repository', () => {
    expect(listDocuments(root)).toEqual(['README.md', join('docs', 'page.md')]);
  });

  it('accepts links, scripts and paths that exist', () => {
    const text = [
      '[run it](../README.md#run-it), [here](#a-page), [elsewhere](https://example.org/x)',
      '`npm run demo`, then `npm run db:seed`',
      '`apps/server/src/app.ts`, `app.ts`, `apps/server/`, `apps/*/src`, `README.md`',
      'not paths: `/api/products`, `.rules.ts`, `s-maxage=60`, `application/json`, `.data/`',
    ].join('\n');
    expect(problemsOf(text)).toEqual([]);
  });

  it('names a dead link and a missing heading', () => {
    expect(problemsOf('[a](gone.md) [b](../README.md#gone)')).toEqual([
      'docs/page.md: the link gone.md is dead',
      'docs/page.md: the link ../README.md#gone names a missing heading',
    ]);
  });

  it('names what is left of a merge', () => {
    const text = ['<<<<<<< HEAD', 'one', '=======', 'other', '>>>>>>> branch'].join('\n');
    expect(problemsOf(text)).toEqual([
      'docs/page.md: “<<<<<<< HEAD” is left of a merge',
      'docs/page.md: “>>>>>>> branch” is left of a merge',
    ]);
  });

  it('names a script that does not exist, in prose and in code', () => {
    expect(problemsOf('```sh\nnpm run fly\n```\nor `npm test`')).toEqual([
      'docs/page.md: there is no script “fly”',
      'docs/page.md: there is no script “test”',
    ]);
  });

  it('names a path that does not exist', () => {
    expect(problemsOf('`apps/server/src/gone.ts`, `gone.ts`, `docs/gone/*.md`')).toEqual([
      'docs/page.md: the path apps/server/src/gone.ts does not exist',
      'docs/page.md: the path gone.ts does not exist',
      'docs/page.md: the path docs/gone/*.md does not exist',
    ]);
  });
});
