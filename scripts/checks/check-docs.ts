/** Fails if a document names a link, a script or a path that does not exist, or has marks of a merge. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { findProblems, listDocuments } from './docs-problems.ts';

const root = resolve(import.meta.dirname, '../..');
const repository = { root, scripts: new Set(Object.keys(manifest.scripts)) };
const documents = listDocuments(root);
const problems = documents.flatMap((document) =>
  findProblems(document, readFileSync(join(root, document), 'utf8'), repository),
);

for (const problem of problems) console.error(`✘ ${problem}`);
console.log(`docs: ${documents.length} documents, ${problems.length} problems`);
process.exitCode = problems.length === 0 && documents.length > 0 ? 0 : 1;
