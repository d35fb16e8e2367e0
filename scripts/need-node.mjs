import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs before `npm run demo` and `npm run dev`. An older Node cannot load a .ts file at all, so this
 * check is plain JavaScript and imports nothing of ours.
 */
const NEEDED_MAJOR = 24;
const root = join(import.meta.dirname ?? '', '..');

const major = Number(process.versions.node.split('.')[0]);
if (major !== NEEDED_MAJOR) {
  fail(`Dalan needs Node ${NEEDED_MAJOR}, and this is Node ${process.versions.node}.`);
}
if (!existsSync(join(root, 'node_modules'))) fail('The packages are missing: run `npm ci` first.');

function fail(message) {
  console.error(message);
  process.exit(1);
}
