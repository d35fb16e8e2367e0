/**
 * Moves the source maps out of the folders that the servers serve, to `maps` beside them. Only
 * `npm run client-errors` reads them.
 */
import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { languages } from '../packages/contract/src/language/languages.ts';

const repository = resolve(import.meta.dirname, '..');
const BUILDS = [
  ...languages.map((language) => `apps/storefront/build/${language}`),
  'apps/admin/build',
];

for (const build of BUILDS) {
  const client = join(repository, build, 'client');
  const maps = join(repository, build, 'maps');
  rmSync(maps, { recursive: true, force: true });
  const names = globSync('**/*.map', { cwd: client });
  for (const name of names) {
    mkdirSync(dirname(join(maps, name)), { recursive: true });
    renameSync(join(client, name), join(maps, name));
  }
  if (names.length === 0) throw new Error(`${build} has no source maps: was it built?`);
  console.log(`${build}: ${names.length} source maps`);
}
